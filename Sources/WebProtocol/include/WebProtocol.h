// What an application and its web program say to each other over a socket.
//
// A message is its length without these four bytes, a kind, the number of a web view, and fields in an order that belongs to the kind:
// numbers of eight bytes, numbers with a fraction of eight bytes, and bytes with their count before them. The count of an absent text is -1.
// All are in the byte order of the machine.
#pragma once
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/// What a message may be long. A longer one ends the connection.
enum { WEB_MESSAGE_LIMIT = 256 * 1024 * 1024 };

/// What the application asks for.
typedef enum {
    WEB_VIEW_CREATE = 1,
    WEB_VIEW_DESTROY,
    WEB_VIEW_RESIZE,
    WEB_VIEW_PIXELS,
    WEB_VIEW_FRAME_TAKEN,
    WEB_VIEW_SETTINGS,
    WEB_VIEW_SCRIPTS,
    WEB_VIEW_VISIBLE,
    WEB_VIEW_LOAD,
    WEB_VIEW_LOAD_DATA,
    WEB_VIEW_RELOAD,
    WEB_VIEW_STOP,
    WEB_VIEW_GO,
    WEB_VIEW_DECIDE,
    WEB_VIEW_EVALUATE,
    WEB_VIEW_REPLY,
    WEB_VIEW_CLOSE_DIALOG,
    WEB_VIEW_CREATED,
    WEB_VIEW_POINTER,
    WEB_VIEW_KEY,
    WEB_VIEW_TEXT,
    WEB_VIEW_FOCUS,
    WEB_VIEW_SCROLL,
    WEB_VIEW_SNAPSHOT,
    WEB_VIEW_FIND,
    WEB_VIEW_CHOOSE,
    WEB_STORE_CREATE,
    WEB_STORE_COOKIES,
    WEB_STORE_SET_COOKIE,
    WEB_STORE_DELETE_COOKIE,
    WEB_STORE_CLEAR,
    WEB_STORE_SCHEME,
    WEB_SCHEME_RESPOND,
    WEB_APPEARANCE,
    WEB_VIEW_AUTHENTICATE,
    WEB_VIEW_PRINT,
    WEB_VIEW_WHEEL,
    WEB_VIEW_DOWNLOAD,
    WEB_DOWNLOAD_DESTINATION_CHOSEN,
    WEB_DOWNLOAD_CANCEL,
} WebRequest;

/// What the web program tells.
typedef enum {
    WEB_READY = 1,
    WEB_UNAVAILABLE,
    WEB_STATE,
    WEB_LOAD_EVENT,
    WEB_LOAD_FAILED,
    WEB_ACTION_POLICY,
    WEB_RESPONSE_POLICY,
    WEB_FRAME,
    WEB_METRICS,
    WEB_EVALUATED,
    WEB_SCRIPT_MESSAGE,
    WEB_DIALOG,
    WEB_NEW_VIEW,
    WEB_CLOSED,
    WEB_TERMINATED,
    WEB_PICTURE,
    WEB_FOUND,
    WEB_DONE,
    WEB_COOKIES,
    WEB_SCHEME_TASK,
    WEB_HISTORY,
    WEB_EDITING,
    WEB_MENU,
    WEB_CHALLENGE,
    WEB_DOCUMENT,
    WEB_DOWNLOAD_STARTED,
    WEB_DOWNLOAD_DESTINATION,
    WEB_DOWNLOAD_PROGRESS,
    WEB_DOWNLOAD_ENDED,
} WebReport;

/// Sends bytes, and a descriptor with the first of them unless it is below 0. Waits for nothing.
/// - Returns: how many bytes were taken; -1 with `errno`.
ssize_t web_send(int socket, const void *bytes, size_t count, int descriptor);

/// Receives bytes, and a descriptor if there is one; it is closed when a program is started, and -1 where there is none.
/// - Returns: how many bytes; 0 at the end; -1 with `errno`.
ssize_t web_receive(int socket, void *bytes, size_t count, int *descriptor);

/// Memory that two programs share and none of them can make smaller.
/// - Returns: its descriptor; -1 with `errno`.
int web_shared_memory(size_t size);

/// The library or program that this function is in; NULL where that is not known.
const char *web_own_file(void);

/// Starts a program with one argument and a descriptor as its standard input. All other descriptors are closed in it, but for those of its output.
/// - Returns: its process; -1 where it could not be started.
pid_t web_start(const char *path, const char *argument, int input);

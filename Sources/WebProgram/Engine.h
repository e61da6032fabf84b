// The engine's libraries, loaded when the program runs. A function of theirs is called by its own name.
#pragma once
#include <cairo.h>
#include <gio/gio.h>

#define ENGINE_TYPE(name) typedef struct _##name name;
ENGINE_TYPE(GtkWidget)
ENGINE_TYPE(GtkContainer)
ENGINE_TYPE(GtkWindow)
ENGINE_TYPE(GtkSettings)
ENGINE_TYPE(GtkPaperSize)
ENGINE_TYPE(GtkPageSetup)
ENGINE_TYPE(GtkPrintSettings)
ENGINE_TYPE(GdkWindow)
ENGINE_TYPE(GdkDisplay)
ENGINE_TYPE(GdkSeat)
ENGINE_TYPE(GdkDevice)
ENGINE_TYPE(GdkKeymap)
ENGINE_TYPE(WebKitWebView)
ENGINE_TYPE(WebKitSettings)
ENGINE_TYPE(WebKitWebContext)
ENGINE_TYPE(WebKitUserContentManager)
ENGINE_TYPE(WebKitWebsiteDataManager)
ENGINE_TYPE(WebKitCookieManager)
ENGINE_TYPE(WebKitMemoryPressureSettings)
ENGINE_TYPE(WebKitURIRequest)
ENGINE_TYPE(WebKitURIResponse)
ENGINE_TYPE(WebKitBackForwardList)
ENGINE_TYPE(WebKitBackForwardListItem)
ENGINE_TYPE(WebKitPolicyDecision)
ENGINE_TYPE(WebKitNavigationAction)
ENGINE_TYPE(WebKitUserScript)
ENGINE_TYPE(WebKitUserStyleSheet)
ENGINE_TYPE(WebKitJavascriptResult)
ENGINE_TYPE(WebKitScriptMessageReply)
ENGINE_TYPE(WebKitScriptDialog)
ENGINE_TYPE(WebKitOptionMenu)
ENGINE_TYPE(WebKitOptionMenuItem)
ENGINE_TYPE(WebKitPermissionRequest)
ENGINE_TYPE(WebKitFileChooserRequest)
ENGINE_TYPE(WebKitDownload)
ENGINE_TYPE(WebKitInputMethodContext)
ENGINE_TYPE(WebKitAuthenticationRequest)
ENGINE_TYPE(WebKitCredential)
ENGINE_TYPE(WebKitFindController)
ENGINE_TYPE(WebKitPrintOperation)
ENGINE_TYPE(WebKitURISchemeRequest)
ENGINE_TYPE(WebKitURISchemeResponse)
ENGINE_TYPE(JSCValue)
ENGINE_TYPE(JSCContext)
ENGINE_TYPE(SoupMessageHeaders)
ENGINE_TYPE(SoupCookie)
#undef ENGINE_TYPE

typedef void (*WebKitURISchemeRequestCallback)(WebKitURISchemeRequest *request, gpointer data);
typedef void (*SoupMessageHeadersForeachFunc)(const char *name, const char *value, gpointer data);

typedef struct {
    double red, green, blue, alpha;
} GdkRGBA;

typedef struct {
    guint keycode;
    int group, level;
} GdkKeymapKey;

// Events are written before they are handed over, so their layout is needed. It is part of GTK 3's interface.
typedef struct {
    int type;
    GdkWindow *window;
    gint8 send_event;
    guint32 time;
    double x, y;
    double *axes;
    guint state;
    guint button;
    GdkDevice *device;
    double x_root, y_root;
} GdkEventButton;

typedef struct {
    int type;
    GdkWindow *window;
    gint8 send_event;
    guint32 time;
    double x, y;
    double *axes;
    guint state;
    gint16 is_hint;
    GdkDevice *device;
    double x_root, y_root;
} GdkEventMotion;

typedef struct {
    int type;
    GdkWindow *window;
    gint8 send_event;
    guint32 time;
    double x, y;
    guint state;
    int direction;
    GdkDevice *device;
    double x_root, y_root;
    double delta_x, delta_y;
    guint is_stop : 1;
} GdkEventScroll;

typedef struct {
    int type;
    GdkWindow *window;
    gint8 send_event;
    guint32 time;
    guint state;
    guint keyval;
    int length;
    char *string;
    guint16 hardware_keycode;
    guint8 group;
    guint is_modifier : 1;
} GdkEventKey;

typedef struct {
    int type;
    GdkWindow *window;
    gint8 send_event;
    gint16 in;
} GdkEventFocus;

typedef union _GdkEvent {
    int type;
    GdkEventButton button;
    GdkEventMotion motion;
    GdkEventScroll scroll;
    GdkEventKey key;
    GdkEventFocus focus;
} GdkEvent;

// Hidden, so that the libraries go on calling their own functions.
#define ENGINE_FUNCTION(result, name, parameters) extern __attribute__((visibility("hidden"))) result(*name) parameters;
#include "EngineFunctions.h"
#undef ENGINE_FUNCTION

/// Loads the libraries.
/// - Returns: whether all is there; where not, a line on standard error says what is missing.
gboolean engine_load(void);

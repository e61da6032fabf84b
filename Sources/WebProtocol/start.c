#define _GNU_SOURCE
#include "WebProtocol.h"
#include <dlfcn.h>
#include <spawn.h>
#include <stdlib.h>
#include <unistd.h>

const char *web_own_file(void) {
    Dl_info information;
    return dladdr((void *)(uintptr_t)web_own_file, &information) != 0 ? information.dli_fname : NULL;
}

pid_t web_start(const char *path, const char *argument, int input) {
    posix_spawn_file_actions_t actions;
    if (posix_spawn_file_actions_init(&actions) != 0) return -1;
    pid_t process = -1;
    char *const arguments[] = {(char *)path, (char *)argument, NULL};
    if (posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO) != 0 ||
        posix_spawn_file_actions_addclosefrom_np(&actions, STDERR_FILENO + 1) != 0 ||
        posix_spawn(&process, path, &actions, NULL, arguments, environ) != 0)
        process = -1;
    posix_spawn_file_actions_destroy(&actions);
    return process;
}

#include "Engine.h"
#include <dlfcn.h>
#include <stdio.h>

#define ENGINE_FUNCTION(result, name, parameters) result(*name) parameters;
#include "EngineFunctions.h"
#undef ENGINE_FUNCTION

static const struct {
    const char *name;
    void **place;
} functions[] = {
#define ENGINE_FUNCTION(result, name, parameters) {#name, (void **)&name},
#include "EngineFunctions.h"
#undef ENGINE_FUNCTION
};

gboolean engine_load(void) {
    // It brings GTK, JavaScriptCore and libsoup with it.
    void *library = dlopen("libwebkit2gtk-4.1.so.0", RTLD_LAZY | RTLD_LOCAL);
    if (library == NULL) return FALSE;
    for (size_t i = 0; i < G_N_ELEMENTS(functions); i++) {
        *functions[i].place = dlsym(library, functions[i].name);
        if (*functions[i].place == NULL) {
            fprintf(stderr, "Forastero: libwebkit2gtk-4.1-0 is too old: it has no %s.\n", functions[i].name);
            return FALSE;
        }
    }
    return TRUE;
}

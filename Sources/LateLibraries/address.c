#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

/// A function of a library that is opened late: the address that calls go to, and where its name and its library's are, in bytes from here.
struct late_function {
    void *address;
    int32_t name;
    int32_t library;
};

__attribute__((visibility("hidden"))) void *late_address(struct late_function *function);

/// Opens the library of a function and has later calls go to the function itself. Several threads may do this at once: each finds the same.
/// Ends the program where there is no such library or function, as the system does when a program starts.
void *late_address(struct late_function *function) {
    const char *name = (const char *)function + function->name;
    const char *library = (const char *)function + function->library;
    void *handle = dlopen(library, RTLD_LAZY | RTLD_LOCAL);
    void *address = handle ? dlsym(handle, name) : NULL;
    if (!address) {
        fprintf(stderr, "error: %s is needed for %s: %s\nInstall the package of the system that has it.\n", library, name, dlerror());
        exit(127);
    }
    __atomic_store_n(&function->address, address, __ATOMIC_RELEASE);
    return address;
}

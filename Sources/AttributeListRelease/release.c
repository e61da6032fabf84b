#include "AttributeListRelease.h"

#include <stdbool.h>

#define SWIFT_FUNCTION __attribute__((swiftcall))
#define SWIFT_SELF __attribute__((swift_context))

typedef SWIFT_FUNCTION void (*destroy_function)(SWIFT_SELF void *);

// Of the Swift runtime and of Foundation.
extern bool swift_isUniquelyReferenced_nonNull_native(const void *object);
extern void CFRelease(const void *object);

static alr_fields fields;
static destroy_function destroy_immutable, destroy_mutable;

static void *field(void *object, size_t offset) { return *(void **)((char *)object + offset); }

// Several initialisers of Foundation take text and list from a string that they make for the purpose, and do not count the second owner of the
// list. Of the text the second owner is counted: as long as there is one, the list stays.
static void release_list(void *string) {
    if (swift_isUniquelyReferenced_nonNull_native(field(string, fields.text))) CFRelease(field(string, fields.list));
}

static SWIFT_FUNCTION void end_immutable(SWIFT_SELF void *string) {
    release_list(string);
    destroy_immutable(string);
}

static SWIFT_FUNCTION void end_mutable(SWIFT_SELF void *string) {
    release_list(string);
    destroy_mutable(string);
}

void alr_replace_immutable(void **destroy, alr_fields where) {
    fields = where;
    destroy_immutable = (destroy_function)*destroy;
    *destroy = (void *)end_immutable;
}

void alr_replace_mutable(void **destroy, alr_fields where) {
    fields = where;
    destroy_mutable = (destroy_function)*destroy;
    *destroy = (void *)end_mutable;
}

// Frees the attributes of a string of Foundation's when the string goes away.
//
// Swift cannot write a function that the runtime calls in place of a class's own clean-up; C can, with the calling convention of Swift.
#pragma once
#include <stddef.h>

/// Where an attributed string keeps its text and the list of its attributes, in bytes from the start of the object.
typedef struct {
    size_t text;
    size_t list;
} alr_fields;

/// Replaces the function that the runtime calls when an `NSAttributedString` goes away by one that frees the list first.
/// @param destroy where the class keeps the address of the function.
void alr_replace_immutable(void **destroy, alr_fields fields);

/// The same for `NSMutableAttributedString`.
void alr_replace_mutable(void **destroy, alr_fields fields);

// For the assembler: what a library's file is made of. It begins with LATE_LIBRARY and names each function that is called.
//
// A function is a jump to an address in memory, which is that of its first call at the beginning: `late_bind` opens the library, writes the
// function's own address there and goes on to it with all arguments as they were. The names are hidden, so that the library itself,
// and others that use it, find the real ones.

#define LATE_LIBRARY(file) \
    .section .note.GNU-stack, "", %progbits; \
    .section .rodata; \
    .Llate_library: .asciz file; \
    .text

// The address, then where the names of the function and of the library are, counted from the address: see `struct late_function`.
#define LATE_ENTRY(name) \
    .section .rodata; \
    .Llate_name_##name: .asciz #name; \
    .data; \
    .p2align 3; \
    .Llate_entry_##name: .quad .Llate_first_##name; \
    .long .Llate_name_##name - .Llate_entry_##name; \
    .long .Llate_library - .Llate_entry_##name; \
    .text

#if defined(__x86_64__)
#define LATE_FUNCTION(name) \
    LATE_ENTRY(name); \
    .globl name; \
    .hidden name; \
    .type name, %function; \
    .p2align 4; \
    name: jmp *.Llate_entry_##name(%rip); \
    .Llate_first_##name: leaq .Llate_entry_##name(%rip), %r11; \
    jmp late_bind
#elif defined(__aarch64__)
#define LATE_FUNCTION(name) \
    LATE_ENTRY(name); \
    .globl name; \
    .hidden name; \
    .type name, %function; \
    .p2align 2; \
    name: adrp x16, .Llate_entry_##name; \
    ldr x17, [x16, :lo12:.Llate_entry_##name]; \
    br x17; \
    .Llate_first_##name: adrp x16, .Llate_entry_##name; \
    add x16, x16, :lo12:.Llate_entry_##name; \
    b late_bind
#else
#error "Add the jumps of this processor here and in bind.S."
#endif

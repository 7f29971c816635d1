#ifndef CREFGRAPHCAPTURE_H
#define CREFGRAPHCAPTURE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// What `libswiftRemoteMirror` says and takes. The library has no header in a toolchain; these are
// the shapes of its C interface, as the Swift project publishes it, in our own names.

typedef struct {
  uint32_t kind;
  uint32_t size;
  uint32_t alignment;
  uint32_t stride;
  uint32_t fieldCount;
} refgraph_type_info;

typedef struct {
  const char *name;
  uint32_t offset;
  uint32_t kind;
  uint64_t type;
} refgraph_field_info;

typedef void *refgraph_mirror;

typedef int (*refgraph_query_layout)(void *reader, int query, void *in, void *out);
typedef void (*refgraph_free_bytes)(void *reader, const void *bytes, void *context);
typedef const void *(*refgraph_read_bytes)(void *reader, uint64_t address, uint64_t size,
                                           void **context);
typedef uint64_t (*refgraph_string_length)(void *reader, uint64_t address);
typedef uint64_t (*refgraph_symbol_address)(void *reader, const char *name, uint64_t length);

typedef refgraph_mirror (*refgraph_mirror_create)(void *reader, refgraph_query_layout,
                                                  refgraph_free_bytes, refgraph_read_bytes,
                                                  refgraph_string_length, refgraph_symbol_address);
typedef void (*refgraph_mirror_destroy)(refgraph_mirror);
typedef uint16_t (*refgraph_mirror_version)(void);
typedef int (*refgraph_mirror_add_image)(refgraph_mirror, uint64_t base);
typedef uint64_t (*refgraph_mirror_type_of_metadata)(refgraph_mirror, uintptr_t metadata);
typedef uint64_t (*refgraph_mirror_type_of_name)(refgraph_mirror, const char *name, uint64_t length);
typedef char *(*refgraph_mirror_copy_name)(refgraph_mirror, uint64_t type, bool mangled);
typedef refgraph_type_info (*refgraph_mirror_info_of_type)(refgraph_mirror, uint64_t type);
typedef refgraph_field_info (*refgraph_mirror_field_of_type)(refgraph_mirror, uint64_t type,
                                                             unsigned index);
typedef refgraph_type_info (*refgraph_mirror_info_of_address)(refgraph_mirror, uintptr_t address);
typedef refgraph_field_info (*refgraph_mirror_field_of_address)(refgraph_mirror, uintptr_t address,
                                                                unsigned index);
typedef unsigned (*refgraph_mirror_argument_count)(uint64_t type);
typedef uint64_t (*refgraph_mirror_argument)(uint64_t type, unsigned index);
typedef int (*refgraph_mirror_project_enum)(refgraph_mirror, uint64_t address, uint64_t type,
                                            int *chosen);

/// The demangler of the Swift runtime, which is in every Swift program: text to give to `free`, or
/// null where the name is not mangled as Swift does.
extern char *refgraph_demangle(const char *name, size_t length, char *buffer, size_t *size,
                               uint32_t flags) __asm__("swift_demangle");

/// Copies memory of a process, as `process_vm_readv` does: the number of bytes from the first one
/// on that could be read, or -1.
long refgraph_read_process(int process, uint64_t address, void *buffer, size_t size);

/// Where the frame of the function that calls this one ends.
uint64_t refgraph_stack_pointer(void);

/// A table of 2 to this power bits, in which the bits of words are set that are looked for.
#define REFGRAPH_BIT_TABLE_SHIFT 18

/// The bit of a word, once the bits are off that no pointer uses.
static inline uint64_t refgraph_bit_of_word(uint64_t word) {
  return ((word & 0x00FFFFFFFFFFFFF8) * 0x9E3779B97F4A7C15) >> (64 - REFGRAPH_BIT_TABLE_SHIFT);
}

/// The position of the next word whose bit is set, of `count` words; `count` where none is. A loop
/// over all memory of a process, which unoptimised Swift takes twenty times as long for.
long refgraph_next_in_bit_table(const uint64_t *words, long start, long count,
                                const uint64_t *bits);

/// Waits until no other thread captures, and keeps others out until the unlocking.
///
/// A mutex of POSIX, since the thread sanitizer knows it: a `Mutex` of Swift's is handed on by the
/// kernel where threads wait for it, and every capture would be reported as a race.
void refgraph_lock_engine(void);
void refgraph_unlock_engine(void);

/// A child that is a copy of this process and does nothing until it is ended; -1 where none can be
/// made.
int refgraph_fork_copy(void);

/// How often this process loaded or unloaded a library so far; 0 where the system does not tell.
uint64_t refgraph_image_changes(void);

/// A symbol of an ELF file: where its name stands, and how far into it an address is.
typedef struct {
  uint32_t name;
  uint64_t offset;
} refgraph_symbol;

/// The symbol of a kind that covers an address, in a table of 64-bit ELF symbols in any order.
///
/// One pass: that is less work than a sort until hundreds of addresses are asked for, and is in C
/// since tests run it unoptimised, over tables with hundreds of thousands of symbols.
bool refgraph_find_symbol(const void *table, size_t count, uint8_t kind, uint64_t address,
                          refgraph_symbol *found);

#endif

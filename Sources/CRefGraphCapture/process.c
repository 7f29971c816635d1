#define _GNU_SOURCE
#include "CRefGraphCapture.h"

#include <pthread.h>

static pthread_mutex_t engine_mutex = PTHREAD_MUTEX_INITIALIZER;

void refgraph_lock_engine(void) { pthread_mutex_lock(&engine_mutex); }

void refgraph_unlock_engine(void) { pthread_mutex_unlock(&engine_mutex); }

__attribute__((noinline)) uint64_t refgraph_stack_pointer(void) {
  return (uint64_t)(uintptr_t)__builtin_frame_address(0);
}

long refgraph_next_in_bit_table(const uint64_t *words, long start, long count,
                                const uint64_t *bits) {
  for (long index = start; index < count; index++) {
    uint64_t word = words[index];
    if (word < 0x1000) continue;
    uint64_t bit = refgraph_bit_of_word(word);
    if (bits[bit >> 6] >> (bit & 63) & 1) return index;
  }
  return count;
}

#if defined(__linux__)
#include <link.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/uio.h>
#include <unistd.h>

long refgraph_read_process(int process, uint64_t address, void *buffer, size_t size) {
  struct iovec local = {buffer, size};
  struct iovec remote = {(void *)(uintptr_t)address, size};
  return process_vm_readv(process, &local, 1, &remote, 1, 0);
}

int refgraph_fork_copy(void) {
  pid_t parent = getpid();
  pid_t child = fork();
  if (child != 0) return child;
  // Nothing but system calls from here: the locks of other threads are held for ever.
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != parent) _exit(0);
  for (;;) pause();
}

static int count_changes(struct dl_phdr_info *info, size_t size, void *changes) {
  size_t needed = offsetof(struct dl_phdr_info, dlpi_subs) + sizeof info->dlpi_subs;
  if (size >= needed) *(uint64_t *)changes = info->dlpi_adds + info->dlpi_subs;
  return 1;
}

uint64_t refgraph_image_changes(void) {
  uint64_t changes = 0;
  dl_iterate_phdr(count_changes, &changes);
  return changes;
}

#else

long refgraph_read_process(int process, uint64_t address, void *buffer, size_t size) {
  (void)process, (void)address, (void)buffer, (void)size;
  return -1;
}

int refgraph_fork_copy(void) { return -1; }

uint64_t refgraph_image_changes(void) { return 0; }

#endif

#include "CRefGraphCapture.h"

#include <string.h>

typedef struct {
  uint32_t name;
  uint8_t information;
  uint8_t other;
  uint16_t section;
  uint64_t value;
  uint64_t size;
} symbol_entry;

bool refgraph_find_symbol(const void *table, size_t count, uint8_t kind, uint64_t address,
                          refgraph_symbol *found) {
  symbol_entry best = {0};
  for (size_t index = 0; index < count; index++) {
    symbol_entry entry;
    memcpy(&entry, (const char *)table + index * sizeof entry, sizeof entry);
    if (entry.value > address || entry.value < best.value || entry.value == 0) continue;
    if ((entry.information & 0xF) == kind) best = entry;
  }
  uint64_t size = best.size > 0 ? best.size : 1;
  if (best.value == 0 || address - best.value >= size) return false;
  found->name = best.name;
  found->offset = address - best.value;
  return true;
}

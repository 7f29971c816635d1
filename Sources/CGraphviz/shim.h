#include <graphviz/gvc.h>

/// The table of names that graphs use when they are given no other.
///
/// A function, since Swift 6 does not read C variables that anybody may write.
static inline Agiddisc_t *CGraphviz_names(void) { return &AgIdDisc; }

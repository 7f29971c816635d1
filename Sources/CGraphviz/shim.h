#if __has_include(<graphviz/gvc.h>)
#include <graphviz/gvc.h>
#elif __has_include(<gvc.h>)
#include <gvc.h>
#else
#error "The trait Graphviz needs Graphviz's headers: install libgraphviz-dev (apt) or graphviz (brew)"
#endif

/// The table of names that graphs use when they are given no other.
///
/// A function, since Swift 6 does not read C variables that anybody may write.
static inline Agiddisc_t *CGraphviz_names(void) { return &AgIdDisc; }

/// Hands a message to the error function, as the library itself does. Must have no percent sign.
///
/// A function, since Swift does not call those with `...`.
static inline void CGraphviz_say(const char *message) { agerr(AGWARN, message); }

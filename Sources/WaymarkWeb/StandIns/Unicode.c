// Stands for Unicode's tables, 57 KB that only texts beyond ASCII need: in a page, as in JavaScript, two texts are equal if their
// scalars are, and letters beyond ASCII have one case. Link Swift's own tables in place of this file where that does not do.
const unsigned char *const _swift_stdlib_nfd_decompositions = 0;

unsigned short _swift_stdlib_getNormData(unsigned scalar) { return 0; }
unsigned _swift_stdlib_getDecompositionEntry(unsigned scalar) { return 0; }
unsigned _swift_stdlib_getComposition(unsigned first, unsigned second) { return ~0u; }
int _swift_stdlib_getMapping(unsigned scalar, unsigned char mapping) { return 0; }
const unsigned char *_swift_stdlib_getSpecialMapping(unsigned scalar, unsigned char mapping, long *count) { return 0; }

// Apple's Combine by its open twin: the same names, the same behaviour.
@_exported import OpenCombine

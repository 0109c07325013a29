// Whoever imports Controls has all of the vocabulary.
@_exported import Views

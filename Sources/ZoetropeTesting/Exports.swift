// Tolerances have names in test code.
@_exported import ImageComparison

@_exported import PreviewSupport

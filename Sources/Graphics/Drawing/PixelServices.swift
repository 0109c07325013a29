// SPDX-License-Identifier: MIT

/// Rendering services for code that makes images while a view is evaluated. Views and the frameworks beside them do not
/// depend on the rasterizer and the codecs; the creator of a host provides these services.
public protocol PixelServices: Sendable {
    /// The size in pixels of the list's bitmap.
    func pixelSize(of list: DisplayList) -> (width: Int, height: Int)
    /// Renders a list to `size · scale` pixels, rounded up. Callable on any thread.
    func bitmap(of list: DisplayList) -> Bitmap
    /// The bytes of a PNG file; nil if encoding fails.
    func png(of bitmap: Bitmap) -> [UInt8]?
    /// The bytes of a JPEG file; nil if encoding fails.
    ///
    /// - Parameter quality: 0 to 1.
    func jpeg(of bitmap: Bitmap, quality: Double) -> [UInt8]?
    /// The bytes of a PDF file with one vector page per list.
    ///
    /// - Parameter information: The file's metadata under PDF's names: `Title`, `Author`.
    func pdf(of pages: [DisplayList], information: [String: String]) -> [UInt8]
}

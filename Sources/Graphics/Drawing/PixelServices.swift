// SPDX-License-Identifier: MIT

/// Rendering services for code that makes images while a view is evaluated. The program that renders the view provides
/// them, so that views and their frameworks need not depend on the rasterizer and the codecs.
public protocol PixelServices: Sendable {
    /// The size in pixels of the bitmap that `bitmap(of:)` makes of the list.
    func pixelSize(of list: DisplayList) -> (width: Int, height: Int)
    /// Renders a list to a bitmap of `size · scale` pixels, rounded up. May be called on any thread.
    func bitmap(of list: DisplayList) -> Bitmap
    /// Encodes a PNG file; nil if encoding fails.
    func png(of bitmap: Bitmap) -> [UInt8]?
    /// Encodes a JPEG file; nil if encoding fails.
    ///
    /// - Parameter quality: 0 to 1.
    func jpeg(of bitmap: Bitmap, quality: Double) -> [UInt8]?
    /// Writes a PDF file with one vector page per list.
    ///
    /// - Parameter information: The file's metadata under PDF's names, such as `Title` and `Author`.
    func pdf(of pages: [DisplayList], information: [String: String]) -> [UInt8]
}

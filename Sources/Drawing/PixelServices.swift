// SPDX-License-Identifier: MIT

/// What code that makes pictures while a view is evaluated needs of the program around it. Neither views nor the frameworks
/// beside them know the rasterizer and the codecs: whoever makes a host brings them along.
public protocol PixelServices: Sendable {
    /// How many pixels the bitmap of a list has.
    func pixelSize(of list: DisplayList) -> (width: Int, height: Int)
    /// `size · scale` pixels, rounded up. On any thread.
    func bitmap(of list: DisplayList) -> Bitmap
    /// The bytes of a PNG file; nil where they cannot be made.
    func png(of bitmap: Bitmap) -> [UInt8]?
    /// The bytes of a JPEG file; nil where they cannot be made.
    ///
    /// - Parameter quality: 0 to 1.
    func jpeg(of bitmap: Bitmap, quality: Double) -> [UInt8]?
    /// The bytes of a PDF file with a page of vectors for each list.
    ///
    /// - Parameter information: What the file says of itself, by PDF's names: `Title`, `Author`.
    func pdf(of pages: [DisplayList], information: [String: String]) -> [UInt8]
}

// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import VirtualTime

/// The memory of a bitmap context, which the program can read.
final class PixelMemory {
    /// The order of a pixel's components in memory.
    enum Layout {
        case rgba, argb, bgra, abgr, gray

        var byteCount: Int { self == .gray ? 1 : 4 }

        /// Returns nil for unsupported formats, such as colours with straight alpha.
        init?(_ info: UInt32, componentCount: Int) {
            let alpha = CGImageAlphaInfo(rawValue: info & CGBitmapInfo.alphaInfoMask.rawValue)
            let isLittle = info & CGBitmapInfo.byteOrderMask.rawValue == CGBitmapInfo.byteOrder32Little.rawValue
            switch (componentCount, alpha) {
            case (1, .some(.none)): self = .gray
            case (3, .premultipliedLast), (3, .noneSkipLast): self = isLittle ? .abgr : .rgba
            case (3, .premultipliedFirst), (3, .noneSkipFirst): self = isLittle ? .bgra : .argb
            default: return nil
            }
        }
    }

    let memory: UnsafeMutableRawPointer
    let bytesPerRow: Int
    let layout: Layout
    let isOpaque: Bool
    private let isOwn: Bool
    /// Whether drawing has been recorded since the pixels were last written to the memory.
    var isStale = false
    /// Whether the program may read the memory at any time, so that each drawing must be written at once.
    var isRead: Bool
    /// The last rasterized bitmap, and the number of items that it contains.
    fileprivate var drawn: (bitmap: Bitmap, itemCount: Int)?

    init(_ memory: UnsafeMutableRawPointer?, width: Int, height: Int, bytesPerRow: Int, layout: Layout, isOpaque: Bool)
    {
        let row = bytesPerRow > 0 ? bytesPerRow : width * layout.byteCount
        self.memory = memory ?? .allocate(byteCount: max(row * height, 1), alignment: 64)
        if memory == nil { self.memory.initializeMemory(as: UInt8.self, repeating: 0, count: max(row * height, 1)) }
        (self.bytesPerRow, self.layout, self.isOpaque) = (row, layout, isOpaque)
        isOwn = memory == nil
        isRead = memory != nil
    }

    deinit { if isOwn { memory.deallocate() } }

    fileprivate func write(_ bitmap: Bitmap) {
        bitmap.withUnsafeBytes { source in
            for y in 0..<bitmap.height {
                let row = memory + y * bytesPerRow
                for x in 0..<bitmap.width {
                    let p = source.loadUnaligned(fromByteOffset: y * bitmap.bytesPerRow + x * 4, as: SIMD4<UInt8>.self)
                    let (r, g, b, a) = (p.x, p.y, p.z, p.w)
                    func put(_ value: SIMD4<UInt8>) {
                        row.storeBytes(of: value, toByteOffset: x * 4, as: SIMD4<UInt8>.self)
                    }
                    switch layout {
                    case .rgba: put(SIMD4(r, g, b, a))
                    case .argb: put(SIMD4(a, r, g, b))
                    case .bgra: put(SIMD4(b, g, r, a))
                    case .abgr: put(SIMD4(a, b, g, r))
                    // The Rec. 709 luma of the encoded values.
                    case .gray:
                        let light = 0.2126 * Float(r) + 0.7152 * Float(g) + 0.0722 * Float(b)
                        row.storeBytes(of: UInt8(light.rounded()), toByteOffset: x, as: UInt8.self)
                    }
                }
            }
        }
    }
}

extension CGContext {
    /// Rasterizes the recorded items. Without a rasterizer in the host, warns and returns nil.
    package func bitmap() -> Bitmap? {
        guard let services = HostServices.pixels else {
            HostServices.warn("CGContext: there is nothing that draws in this host; its images are clear")
            return nil
        }
        var items = items
        if let drawn = pixels?.drawn {
            items.removeFirst(drawn.itemCount)
            if items.isEmpty { return drawn.bitmap }
            items.insert(
                DisplayItem(.image(ImageContent(bitmap: drawn.bitmap, rect: bounds, interpolation: .none))), at: 0)
        }
        let shift = ProjectionTransform(CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY))
        if bounds.origin != .zero { items = [DisplayItem(.group(items, isolated: false), transform: shift)] }
        let list = DisplayList(
            size: bounds.size, scale: Double(scale), background: pixels?.isOpaque == true ? .black : nil, items: items)
        let bitmap = services.bitmap(of: list)
        pixels?.drawn = (bitmap, self.items.count)
        return bitmap
    }

    /// Rasterizes the recorded items into the memory, if there are new items.
    func writePixels() {
        guard let pixels, pixels.isStale, let bitmap = bitmap() else { return }
        pixels.write(bitmap)
        pixels.isStale = false
    }
}

extension HostServices {
    /// The pixel services of the current host; without a host, the services of the program.
    package nonisolated static var pixels: (any PixelServices)? {
        guard let services = HostServices.current else { return standard as? any PixelServices }
        return MainActor.assumeIsolated { services.images } as? any PixelServices
    }
}

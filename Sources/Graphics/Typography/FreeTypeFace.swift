// SPDX-License-Identifier: MIT

import CFreeType
import Drawing
import Foundation
import Geometry
import Synchronization

/// Wraps a FreeType face; all calls of FreeType are in this file.
///
/// A FreeType face is not thread-safe, because loading a glyph stores it in a slot of the face. Shared faces are
/// therefore kept in a `Mutex`. Opening and closing faces uses the one `FT_Library`, which is locked in this file.
struct FreeTypeFace: ~Copyable {
    private let face: FT_Face
    private let file: FontFile

    private struct Library: @unchecked Sendable { var pointer: FT_Library? }
    private static let library = Mutex<Library>(
        {
            var pointer: FT_Library?
            return FT_Init_FreeType(&pointer) == 0 ? Library(pointer: pointer) : Library(pointer: nil)
        }())

    /// Returns nil if FreeType cannot read the font. `weight` applies only to fonts with a weight axis.
    init?(file: FontFile, index: Int, weight: Int? = nil) {
        let opened = Self.library.withLock { library -> FT_Face? in
            guard let pointer = library.pointer else { return nil }
            var face: FT_Face?
            return FT_New_Memory_Face(pointer, file.bytes, file.count, index, &face) == 0 ? face : nil
        }
        guard let opened else { return nil }
        face = opened
        self.file = file
        if let weight { setWeight(weight) }
    }

    deinit { _ = Self.library.withLock { [face] _ in FT_Done_Face(face) } }

    // MARK: - Properties of the face

    /// The number of faces in the file; more than one in collections (.ttc).
    var faceCount: Int { Int(face.pointee.num_faces) }
    var familyName: String { face.pointee.family_name.map { String(cString: $0) } ?? "" }
    var styleName: String { face.pointee.style_name.map { String(cString: $0) } ?? "" }
    var postScriptName: String { FT_Get_Postscript_Name(face).map { String(cString: $0) } ?? "" }
    var isItalic: Bool { face.pointee.style_flags & Int(FT_STYLE_FLAG_ITALIC) != 0 }
    /// Whether the face has outlines.
    var isScalable: Bool { face.pointee.face_flags & Int(FT_FACE_FLAG_SCALABLE) != 0 && face.pointee.units_per_EM > 0 }

    /// Whether the glyphs are colour bitmaps (`CBDT`, `sbix`).
    var hasPictures: Bool {
        !isScalable && face.pointee.face_flags & Int(FT_FACE_FLAG_COLOR) != 0 && face.pointee.num_fixed_sizes > 0
            && unitsPerEm > 0
    }

    /// The units per em. FreeType does not set them for bitmap faces, so the `head` table provides them.
    private var unitsPerEm: Int {
        if face.pointee.units_per_EM > 0 { return Int(face.pointee.units_per_EM) }
        guard let table = FT_Get_Sfnt_Table(face, FT_SFNT_HEAD) else { return 0 }
        return Int(table.assumingMemoryBound(to: TT_Header.self).pointee.Units_Per_EM)
    }

    /// The range of available weights; a single weight for static fonts.
    var weights: ClosedRange<Int> {
        if let axis = weightAxis() { return axis.weights }
        guard let table = os2 else {
            return face.pointee.style_flags & Int(FT_STYLE_FLAG_BOLD) != 0 ? 700...700 : 400...400
        }
        let weight = min(max(Int(table.usWeightClass), 1), 1000)
        return weight...weight
    }

    /// Vertical metrics in font units, with y up; 0 if the font does not state them.
    var measures: FontFace.Measures {
        let record = face.pointee
        let table = os2
        let hasHeights = table.map { $0.version >= 2 && $0.version != 0xFFFF } ?? false
        return FontFace.Measures(
            unitsPerEm: unitsPerEm, ascender: Int(record.ascender), descender: Int(record.descender),
            lineGap: Int(record.height) - Int(record.ascender) + Int(record.descender),
            capHeight: hasHeights ? Int(table!.sCapHeight) : 0, xHeight: hasHeights ? Int(table!.sxHeight) : 0,
            underlinePosition: Int(record.underline_position), underlineThickness: Int(record.underline_thickness),
            strikeoutPosition: table.map { Int($0.yStrikeoutPosition) } ?? 0)
    }

    private var os2: TT_OS2? {
        guard let table = FT_Get_Sfnt_Table(face, FT_SFNT_OS2) else { return nil }
        let os2 = table.assumingMemoryBound(to: TT_OS2.self).pointee
        return os2.version == 0xFFFF ? nil : os2
    }

    // MARK: - Variable fonts

    private func weightAxis() -> (index: Int, coordinates: [FT_Fixed], weights: ClosedRange<Int>)? {
        guard face.pointee.face_flags & Int(FT_FACE_FLAG_MULTIPLE_MASTERS) != 0 else { return nil }
        var description: UnsafeMutablePointer<FT_MM_Var>?
        guard FT_Get_MM_Var(face, &description) == 0, let description else { return nil }
        defer { _ = Self.library.withLock { FT_Done_MM_Var($0.pointer, description) } }
        let axes = UnsafeBufferPointer(start: description.pointee.axis, count: Int(description.pointee.num_axis))
        guard let index = axes.firstIndex(where: { UInt32(truncatingIfNeeded: $0.tag) == openTypeTag("wght") }) else {
            return nil
        }
        let (low, high) = (Int(axes[index].minimum >> 16), Int(axes[index].maximum >> 16))
        guard low <= high else { return nil }
        return (index, axes.map(\.def), low...high)
    }

    private func setWeight(_ weight: Int) {
        guard let axis = weightAxis() else { return }
        var coordinates = axis.coordinates
        coordinates[axis.index] = min(max(weight, axis.weights.lowerBound), axis.weights.upperBound) << 16
        _ = FT_Set_Var_Design_Coordinates(face, UInt32(coordinates.count), &coordinates)
    }

    // MARK: - Outlines

    /// The part of the thickening of vertical strokes that horizontal strokes gain.
    private static let horizontalShare = (numerator: 1, denominator: 2)

    /// The advance of a glyph in font units.
    mutating func advance(of glyph: UInt32) -> CGFloat {
        let flags = Int32(FT_LOAD_NO_SCALE) | Int32(FT_LOAD_NO_BITMAP)
        guard FT_Load_Glyph(face, glyph, flags) == 0, let slot = face.pointee.glyph else { return 0 }
        return CGFloat(slot.pointee.metrics.horiAdvance)
    }

    /// A glyph's outline in font units, with y down and the origin on the baseline; empty for glyphs without an
    /// outline.
    ///
    /// - Parameter thickening: The width that vertical strokes gain, in font units; horizontal strokes gain
    ///   `horizontalShare` of it. The glyph's middle stays in place.
    mutating func outline(of glyph: UInt32, thickening: Int = 0) -> Path {
        let flags = Int32(FT_LOAD_NO_SCALE) | Int32(FT_LOAD_NO_BITMAP)
        guard FT_Load_Glyph(face, glyph, flags) == 0, let slot = face.pointee.glyph,
            slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
        else { return Path() }
        if thickening > 0 {
            let height = thickening * Self.horizontalShare.numerator / Self.horizontalShare.denominator
            FT_Outline_EmboldenXY(&slot.pointee.outline, thickening, height)
            FT_Outline_Translate(&slot.pointee.outline, -thickening / 2, -height / 2)
        }
        var functions = FT_Outline_Funcs(
            move_to: { point, path in
                FreeTypeFace.append(to: path) { path in
                    path.closeSubpath()
                    path.move(to: FreeTypeFace.point(point))
                }
            },
            line_to: { point, path in
                FreeTypeFace.append(to: path) { $0.addLine(to: FreeTypeFace.point(point)) }
            },
            conic_to: { control, point, path in
                FreeTypeFace.append(to: path) {
                    $0.addQuadCurve(to: FreeTypeFace.point(point), control: FreeTypeFace.point(control))
                }
            },
            cubic_to: { control1, control2, point, path in
                FreeTypeFace.append(to: path) {
                    $0.addCurve(
                        to: FreeTypeFace.point(point), control1: FreeTypeFace.point(control1),
                        control2: FreeTypeFace.point(control2))
                }
            },
            shift: 0, delta: 0)
        var path = Path()
        let error = withUnsafeMutablePointer(to: &path) {
            FT_Outline_Decompose(&slot.pointee.outline, &functions, $0)
        }
        guard error == 0 else { return Path() }
        path.closeSubpath()
        return path
    }

    // MARK: - Pictures

    /// A glyph's bitmap in the largest available size; nil for empty glyphs.
    mutating func picture(of glyph: UInt32) -> GlyphPicture? {
        let sizes = UnsafeBufferPointer(start: face.pointee.available_sizes, count: Int(face.pointee.num_fixed_sizes))
        guard let largest = sizes.indices.max(by: { sizes[$0].y_ppem < sizes[$1].y_ppem }),
            sizes[largest].y_ppem > 0, FT_Select_Size(face, Int32(largest)) == 0,
            FT_Load_Glyph(face, glyph, Int32(FT_LOAD_COLOR)) == 0, let slot = face.pointee.glyph?.pointee,
            slot.format == FT_GLYPH_FORMAT_BITMAP, slot.bitmap.pixel_mode == UInt8(FT_PIXEL_MODE_BGRA.rawValue),
            let bytes = slot.bitmap.buffer, slot.bitmap.width > 0, slot.bitmap.rows > 0
        else { return nil }
        let (width, height) = (Int(slot.bitmap.width), Int(slot.bitmap.rows))
        var bitmap = Bitmap(width: width, height: height)
        let bytesPerRow = bitmap.bytesPerRow
        bitmap.withUnsafeMutableBytes { target in
            for y in 0..<height {
                // FreeType's bitmaps and `Bitmap` are both premultiplied sRGB, but FreeType's byte order is BGRA.
                let row = bytes + y * Int(slot.bitmap.pitch)
                for x in 0..<width {
                    let (from, to) = (row + 4 * x, y * bytesPerRow + 4 * x)
                    target[to] = from[2]
                    target[to + 1] = from[1]
                    target[to + 2] = from[0]
                    target[to + 3] = from[3]
                }
            }
        }
        let em = CGFloat(sizes[largest].y_ppem) / 64
        return GlyphPicture(
            bitmap: bitmap,
            frame: CGRect(
                x: CGFloat(slot.bitmap_left) / em, y: -CGFloat(slot.bitmap_top) / em, width: CGFloat(width) / em,
                height: CGFloat(height) / em))
    }

    /// Always returns 0, which tells FreeType to continue.
    private static func append(to path: UnsafeMutableRawPointer?, _ body: (inout Path) -> Void) -> Int32 {
        if let path { body(&path.assumingMemoryBound(to: Path.self).pointee) }
        return 0
    }

    private static func point(_ vector: UnsafePointer<FT_Vector>?) -> CGPoint {
        guard let vector else { return .zero }
        return CGPoint(x: Double(vector.pointee.x), y: -Double(vector.pointee.y))
    }
}

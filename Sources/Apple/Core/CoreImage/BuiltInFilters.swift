// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry

/// The filters by their Core Image names.
enum BuiltInFilters {
    static nonisolated(unsafe) let all: [String: (CIFilter) -> CIImage?] = [
        "CIQRCodeGenerator": { filter in
            code(filter.value(forKey: "inputMessage") as? Data, filter.value(forKey: "inputCorrectionLevel") as? String)
        },
        "CICode128BarcodeGenerator": { filter in
            bars(
                filter.value(forKey: "inputMessage") as? Data, quiet: filter.number("inputQuietSpace", 7),
                height: filter.number("inputBarcodeHeight", 32))
        },
        "CIGaussianBlur": { $0.input?.applyingGaussianBlur(sigma: Double($0.number(kCIInputRadiusKey, 10))) },
        "CIColorControls": { filter in
            filter.input?.with(
                .colorMatrix(
                    controls(
                        saturation: filter.number(kCIInputSaturationKey, 1),
                        brightness: filter.number(kCIInputBrightnessKey, 0),
                        contrast: filter.number(kCIInputContrastKey, 1))))
        },
        "CIColorInvert": { filter in
            filter.input?.with(
                .colorMatrix(ColorMatrix(red: [-1, 0, 0, 0, 1], green: [0, -1, 0, 0, 1], blue: [0, 0, -1, 0, 1])))
        },
        "CIExposureAdjust": { filter in
            let factor = Float(exp2(Double(filter.number(kCIInputEVKey, 0))))
            return filter.input?.with(
                .colorMatrix(
                    ColorMatrix(red: [factor, 0, 0, 0, 0], green: [0, factor, 0, 0, 0], blue: [0, 0, factor, 0, 0])))
        },
        "CISepiaTone": { filter in
            filter.input?.with(.colorMatrix(sepia.mixed(filter.number(kCIInputIntensityKey, 1))))
        },
        "CIColorMonochrome": { filter in
            let color = filter.color(kCIInputColorKey, CIColor(red: 0.6, green: 0.45, blue: 0.3)).rgba
            let monochrome = tint([0, 0, 0], [color.red, color.green, color.blue])
            return filter.input?.with(.colorMatrix(monochrome.mixed(filter.number(kCIInputIntensityKey, 1))))
        },
        "CIPhotoEffectMono": { $0.input?.with(.colorMatrix(tint([0, 0, 0], [1, 1, 1]))) },
        "CIFalseColor": { filter in
            let dark = filter.color("inputColor0", CIColor(red: 0.3, green: 0, blue: 0)).rgba
            let bright = filter.color("inputColor1", CIColor(red: 1, green: 0.9, blue: 0.8)).rgba
            return filter.input?.with(
                .colorMatrix(
                    tint(
                        [dark.red, dark.green, dark.blue], [bright.red, bright.green, bright.blue],
                        alpha: (dark.alpha, bright.alpha))))
        },
    ]

    /// The weights of red, green and blue in a colour's luminance (Rec. 709).
    private static let luminance: [Float] = [0.2126, 0.7152, 0.0722]

    private static let sepia = ColorMatrix(
        red: [0.393, 0.769, 0.189, 0, 0], green: [0.349, 0.686, 0.168, 0, 0], blue: [0.272, 0.534, 0.131, 0, 0])

    /// Changes the saturation around the luminance, then the brightness, then the contrast around mid grey.
    private static func controls(saturation: Float, brightness: Float, contrast: Float) -> ColorMatrix {
        let rows = (0..<3).map { row -> [Float] in
            (0..<3).map { column in
                contrast * ((1 - saturation) * luminance[column] + (row == column ? saturation : 0))
            } + [0, contrast * (brightness - 0.5) + 0.5]
        }
        return ColorMatrix(red: rows[0], green: rows[1], blue: rows[2])
    }

    /// Maps black to one colour and white to another, by luminance.
    private static func tint(_ dark: [Float], _ bright: [Float], alpha: (Float, Float) = (1, 1)) -> ColorMatrix {
        let rows = (0..<3).map { row in luminance.map { $0 * (bright[row] - dark[row]) } + [0, dark[row]] }
        let alphas = luminance.map { $0 * (alpha.1 - alpha.0) } + [alpha.0, 0]
        return ColorMatrix(red: rows[0], green: rows[1], blue: rows[2], alpha: alphas)
    }

    /// A QR code with a quiet zone of one module around it. A module is one unit wide.
    private static func code(_ message: Data?, _ level: String?) -> CIImage? {
        let levels: [String: QRCode.Level] = ["L": .low, "M": .medium, "Q": .quartile, "H": .high]
        guard let message, let code = QRCode(Array(message), level: levels[level ?? "M"] ?? .medium) else { return nil }
        let size = code.size + 2
        let rect = CGRect(x: 0, y: 0, width: size, height: size)
        var dark = Path()
        for y in 0..<code.size {
            var x = 0
            while x < code.size {
                let start = x
                while x < code.size, code[x, y] { x += 1 }
                if x > start { dark.addRect(CGRect(x: start + 1, y: size - 2 - y, width: x - start, height: 1)) }
                x += 1
            }
        }
        return CIImage(
            [
                DisplayItem(.fill(Path(rect), FillStyle(), .color(CIColor.white.rgba))),
                DisplayItem(.fill(dark, FillStyle(antialiased: false), .color(CIColor.black.rgba))),
            ], extent: rect)
    }
}

extension BuiltInFilters {
    /// A Code 128 bar code. A module is one unit wide.
    fileprivate static func bars(_ message: Data?, quiet: Float, height: Float) -> CIImage? {
        guard let message, let code = Code128(Array(message)) else { return nil }
        let (quiet, height) = (CGFloat(max(quiet, 0).rounded()), CGFloat(max(height, 1).rounded()))
        var (dark, x) = (Path(), quiet)
        for (index, width) in code.widths.enumerated() {
            if index.isMultiple(of: 2) { dark.addRect(CGRect(x: x, y: 0, width: CGFloat(width), height: height)) }
            x += CGFloat(width)
        }
        let rect = CGRect(x: 0, y: 0, width: x + quiet, height: height)
        return CIImage(
            [
                DisplayItem(.fill(Path(rect), FillStyle(), .color(CIColor.white.rgba))),
                DisplayItem(.fill(dark, FillStyle(antialiased: false), .color(CIColor.black.rgba))),
            ], extent: rect)
    }
}

extension ColorMatrix {
    /// A blend with the identity: 0 leaves colours as they are.
    fileprivate func mixed(_ amount: Float) -> ColorMatrix {
        func mix(_ row: [Float], _ same: [Float]) -> [Float] { zip(row, same).map { $0 * amount + $1 * (1 - amount) } }
        let same = ColorMatrix.identity
        return ColorMatrix(
            red: mix(red, same.red), green: mix(green, same.green), blue: mix(blue, same.blue),
            alpha: mix(alpha, same.alpha))
    }
}

// MARK: Filters with typed inputs

public protocol CIQRCodeGenerator: CIFilterProtocol {
    var message: Data { get set }
    var correctionLevel: String { get set }
}
public protocol CICode128BarcodeGenerator: CIFilterProtocol {
    var message: Data { get set }
    var quietSpace: Float { get set }
    var barcodeHeight: Float { get set }
}
public protocol CIGaussianBlur: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
}
public protocol CIColorControls: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var saturation: Float { get set }
    var brightness: Float { get set }
    var contrast: Float { get set }
}
public protocol CIColorInvert: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}
public protocol CIExposureAdjust: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var ev: Float { get set }
}
public protocol CISepiaTone: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var intensity: Float { get set }
}
public protocol CIColorMonochrome: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var color: CIColor { get set }
    var intensity: Float { get set }
}
public protocol CIPhotoEffect: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}
public protocol CIFalseColor: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var color0: CIColor { get set }
    var color1: CIColor { get set }
}

/// Typed access to the inputs of any built-in filter.
final class TypedFilter: CIFilter, CIQRCodeGenerator, CICode128BarcodeGenerator, CIGaussianBlur, CIColorControls,
    CIColorInvert, CIExposureAdjust,
    CISepiaTone, CIColorMonochrome, CIPhotoEffect, CIFalseColor, @unchecked Sendable
{
    convenience init(_ name: String) { self.init(named: name, compute: BuiltInFilters.all[name]!) }

    var inputImage: CIImage? {
        get { input }
        set { setValue(newValue, forKey: kCIInputImageKey) }
    }
    var message: Data {
        get { value(forKey: "inputMessage") as? Data ?? Data() }
        set { setValue(newValue, forKey: "inputMessage") }
    }
    var quietSpace: Float {
        get { number("inputQuietSpace", 7) }
        set { setValue(newValue, forKey: "inputQuietSpace") }
    }
    var barcodeHeight: Float {
        get { number("inputBarcodeHeight", 32) }
        set { setValue(newValue, forKey: "inputBarcodeHeight") }
    }
    var correctionLevel: String {
        get { value(forKey: "inputCorrectionLevel") as? String ?? "M" }
        set { setValue(newValue, forKey: "inputCorrectionLevel") }
    }
    var radius: Float {
        get { number(kCIInputRadiusKey, 10) }
        set { setValue(newValue, forKey: kCIInputRadiusKey) }
    }
    var saturation: Float {
        get { number(kCIInputSaturationKey, 1) }
        set { setValue(newValue, forKey: kCIInputSaturationKey) }
    }
    var brightness: Float {
        get { number(kCIInputBrightnessKey, 0) }
        set { setValue(newValue, forKey: kCIInputBrightnessKey) }
    }
    var contrast: Float {
        get { number(kCIInputContrastKey, 1) }
        set { setValue(newValue, forKey: kCIInputContrastKey) }
    }
    var ev: Float {
        get { number(kCIInputEVKey, 0) }
        set { setValue(newValue, forKey: kCIInputEVKey) }
    }
    var intensity: Float {
        get { number(kCIInputIntensityKey, 1) }
        set { setValue(newValue, forKey: kCIInputIntensityKey) }
    }
    var color: CIColor {
        get { color(kCIInputColorKey, CIColor(red: 0.6, green: 0.45, blue: 0.3)) }
        set { setValue(newValue, forKey: kCIInputColorKey) }
    }
    var color0: CIColor {
        get { color("inputColor0", CIColor(red: 0.3, green: 0, blue: 0)) }
        set { setValue(newValue, forKey: "inputColor0") }
    }
    var color1: CIColor {
        get { color("inputColor1", CIColor(red: 1, green: 0.9, blue: 0.8)) }
        set { setValue(newValue, forKey: "inputColor1") }
    }
}

extension CIFilter {
    public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator { TypedFilter("CIQRCodeGenerator") }
    public class func code128BarcodeGenerator() -> any CIFilter & CICode128BarcodeGenerator {
        TypedFilter("CICode128BarcodeGenerator")
    }
    public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { TypedFilter("CIGaussianBlur") }
    public class func colorControls() -> any CIFilter & CIColorControls { TypedFilter("CIColorControls") }
    public class func colorInvert() -> any CIFilter & CIColorInvert { TypedFilter("CIColorInvert") }
    public class func exposureAdjust() -> any CIFilter & CIExposureAdjust { TypedFilter("CIExposureAdjust") }
    public class func sepiaTone() -> any CIFilter & CISepiaTone { TypedFilter("CISepiaTone") }
    public class func colorMonochrome() -> any CIFilter & CIColorMonochrome { TypedFilter("CIColorMonochrome") }
    public class func photoEffectMono() -> any CIFilter & CIPhotoEffect { TypedFilter("CIPhotoEffectMono") }
    public class func falseColor() -> any CIFilter & CIFalseColor { TypedFilter("CIFalseColor") }
}

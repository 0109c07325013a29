// SPDX-License-Identifier: MIT

import Foundation
import VirtualTime

public let kCIInputImageKey = "inputImage"
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
public let kCIInputExtentKey = "inputExtent"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputIntensityKey = "inputIntensity"
public let kCIInputSaturationKey = "inputSaturation"
public let kCIInputBrightnessKey = "inputBrightness"
public let kCIInputContrastKey = "inputContrast"
public let kCIInputColorKey = "inputColor"
public let kCIInputEVKey = "inputEV"
public let kCIInputAngleKey = "inputAngle"
public let kCIInputScaleKey = "inputScale"
public let kCIOutputImageKey = "outputImage"

public protocol CIFilterProtocol: NSObjectProtocol {
    var outputImage: CIImage? { get }
}

/// A filter with named inputs. `BuiltInFilters.swift` has the filters.
open class CIFilter: NSObject, CIFilterProtocol, @unchecked Sendable {
    public let name: String
    private var inputs: [String: Any] = [:]
    /// Computes the output from the inputs of this filter.
    private let compute: (CIFilter) -> CIImage?

    init(named name: String, compute: @escaping (CIFilter) -> CIImage?) {
        (self.name, self.compute) = (name, compute)
    }

    /// Nil, with a warning by name, for a filter that is not built in.
    public convenience init?(name: String) {
        guard let compute = BuiltInFilters.all[name] else {
            HostServices.warn("CIFilter: there is no filter \(name)")
            return nil
        }
        self.init(named: name, compute: compute)
    }
    public convenience init?(name: String, parameters params: [String: Any]?) {
        self.init(name: name)
        for (key, value) in params ?? [:] { setValue(value, forKey: key) }
    }

    open var outputImage: CIImage? { compute(self) }
    open var inputKeys: [String] { inputs.keys.sorted() }
    open func setDefaults() { inputs = inputs.filter { $0.key == kCIInputImageKey } }
    open func setValue(_ value: Any?, forKey key: String) { inputs[key] = value }
    open func value(forKey key: String) -> Any? { key == kCIOutputImageKey ? outputImage : inputs[key] }
    open class func filterNames(inCategory category: String?) -> [String] { BuiltInFilters.all.keys.sorted() }

    var input: CIImage? { inputs[kCIInputImageKey] as? CIImage }
    func number(_ key: String, _ standard: Float) -> Float {
        switch inputs[key] {
        case let number as NSNumber: number.floatValue
        case let number as Float: number
        case let number as Double: Float(number)
        case let number as Int: Float(number)
        default: standard
        }
    }
    func color(_ key: String, _ standard: CIColor) -> CIColor { inputs[key] as? CIColor ?? standard }
}

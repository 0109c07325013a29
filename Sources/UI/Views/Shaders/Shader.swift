// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import VirtualTime

/// A library of Metal functions. There is no Metal here: content is drawn without the function, and the render emits a
/// warning.
@dynamicMemberLookup
public struct ShaderLibrary: Equatable, Sendable {
    private let place: String

    public static let `default` = ShaderLibrary(place: "")

    public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary(place: bundle.bundlePath) }

    public init(data: Data) { place = "\(data.count) bytes" }

    public init(url: URL) { place = url.path }

    private init(place: String) { self.place = place }

    public static subscript(dynamicMember name: String) -> ShaderFunction {
        ShaderFunction(library: .default, name: name)
    }

    public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }
}

@dynamicCallable
public struct ShaderFunction: Equatable, Sendable {
    public var library: ShaderLibrary
    public var name: String

    public init(library: ShaderLibrary, name: String) {
        self.library = library
        self.name = name
    }

    public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader {
        Shader(function: self, arguments: args)
    }
}

public struct Shader: Equatable, Sendable {
    public struct Argument: Equatable, Sendable {
        private enum Value: Equatable, Sendable {
            case numbers([Float])
            case boundingRect
            case colors([Color])
            case image(Image)
            case data(Data)
        }

        private let value: Value

        public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument(value: .numbers([Float(x)])) }
        public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument {
            Argument(value: .numbers([Float(x), Float(y)]))
        }
        public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
            Argument(value: .numbers([Float(x), Float(y), Float(z)]))
        }
        public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument {
            Argument(value: .numbers([Float(x), Float(y), Float(z), Float(w)]))
        }
        public static func float2(_ point: CGPoint) -> Argument { float2(point.x, point.y) }
        public static func float2(_ size: CGSize) -> Argument { float2(size.width, size.height) }
        public static func float2(_ vector: CGVector) -> Argument { float2(vector.dx, vector.dy) }
        public static func floatArray(_ array: [Float]) -> Argument { Argument(value: .numbers(array)) }
        public static var boundingRect: Argument { Argument(value: .boundingRect) }
        public static func color(_ color: Color) -> Argument { Argument(value: .colors([color])) }
        public static func colorArray(_ array: [Color]) -> Argument { Argument(value: .colors(array)) }
        public static func image(_ image: Image) -> Argument { Argument(value: .image(image)) }
        public static func data(_ data: Data) -> Argument { Argument(value: .data(data)) }
    }

    public struct UsageType: Hashable, Sendable {
        private let number: Int
        public static let shapeStyle = UsageType(number: 0)
        public static let colorEffect = UsageType(number: 1)
        public static let distortionEffect = UsageType(number: 2)
        public static let layerEffect = UsageType(number: 3)
    }

    public var function: ShaderFunction
    public var arguments: [Argument]
    public var dithersColor = false

    public init(function: ShaderFunction, arguments: [Argument]) {
        self.function = function
        self.arguments = arguments
    }

    public func compile(as type: UsageType) async throws {}

    /// Warns that this shader is not run. `use` says where it is used, such as "a fill".
    func warn(_ use: String) {
        HostServices.warn(
            "\(use): the Metal function \(function.name) is not run; what it would change is drawn as it is")
    }
}

/// Resolves to grey: shaders are not run.
extension Shader: ShapeStyle {
    public func _resolve(in context: _StyleContext) -> _ResolvedStyle {
        warn("a fill")
        return Color.gray._resolve(in: context)
    }
}

extension ShapeStyle where Self == Shader {
    /// Fills with grey, because shaders are not run.
    public static func shader(_ shader: Shader) -> Shader { shader }
}

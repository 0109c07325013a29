// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import VirtualTime

/// Functions in Metal's language, by name. There is no Metal here: what is drawn with them is drawn without, and a warning
/// says so.
@dynamicMemberLookup
public struct ShaderLibrary: Equatable, Sendable {
    private let place: String

    /// The functions of the program.
    public static let `default` = ShaderLibrary(place: "")

    /// The functions of a bundle.
    public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary(place: bundle.bundlePath) }

    /// The functions of a compiled library.
    public init(data: Data) { place = "\(data.count) bytes" }

    /// The functions of a compiled library in a file.
    public init(url: URL) { place = url.path }

    private init(place: String) { self.place = place }

    /// A function of the program by its name.
    public static subscript(dynamicMember name: String) -> ShaderFunction {
        ShaderFunction(library: .default, name: name)
    }

    /// A function by its name.
    public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }
}

/// A function in Metal's language.
@dynamicCallable
public struct ShaderFunction: Equatable, Sendable {
    /// Where it is.
    public var library: ShaderLibrary
    /// What it is called.
    public var name: String

    /// A function of a library.
    public init(library: ShaderLibrary, name: String) {
        self.library = library
        self.name = name
    }

    /// The function with arguments.
    public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader {
        Shader(function: self, arguments: args)
    }
}

/// A function in Metal's language with its arguments.
public struct Shader: Equatable, Sendable {
    /// Something that a function is given.
    public struct Argument: Equatable, Sendable {
        private enum Value: Equatable, Sendable {
            case numbers([Float])
            case boundingRect
            case colors([Color])
            case image(Image)
            case data(Data)
        }

        private let value: Value

        /// A number.
        public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument(value: .numbers([Float(x)])) }
        /// Two numbers.
        public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument {
            Argument(value: .numbers([Float(x), Float(y)]))
        }
        /// Three numbers.
        public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
            Argument(value: .numbers([Float(x), Float(y), Float(z)]))
        }
        /// Four numbers.
        public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument {
            Argument(value: .numbers([Float(x), Float(y), Float(z), Float(w)]))
        }
        /// A point, as two numbers.
        public static func float2(_ point: CGPoint) -> Argument { float2(point.x, point.y) }
        /// A size, as two numbers.
        public static func float2(_ size: CGSize) -> Argument { float2(size.width, size.height) }
        /// A vector, as two numbers.
        public static func float2(_ vector: CGVector) -> Argument { float2(vector.dx, vector.dy) }
        /// Numbers, and how many.
        public static func floatArray(_ array: [Float]) -> Argument { Argument(value: .numbers(array)) }
        /// The box around what is drawn, as four numbers.
        public static var boundingRect: Argument { Argument(value: .boundingRect) }
        /// A colour.
        public static func color(_ color: Color) -> Argument { Argument(value: .colors([color])) }
        /// Colours, and how many.
        public static func colorArray(_ array: [Color]) -> Argument { Argument(value: .colors(array)) }
        /// An image.
        public static func image(_ image: Image) -> Argument { Argument(value: .image(image)) }
        /// Bytes.
        public static func data(_ data: Data) -> Argument { Argument(value: .data(data)) }
    }

    /// What a shader is compiled for.
    public struct UsageType: Hashable, Sendable {
        private let number: Int
        /// For filling shapes.
        public static let shapeStyle = UsageType(number: 0)
        /// For `colorEffect`.
        public static let colorEffect = UsageType(number: 1)
        /// For `distortionEffect`.
        public static let distortionEffect = UsageType(number: 2)
        /// For `layerEffect`.
        public static let layerEffect = UsageType(number: 3)
    }

    /// The function.
    public var function: ShaderFunction
    /// What it is given, after what SwiftUI gives.
    public var arguments: [Argument]
    /// Whether colours of a fill are dithered.
    public var dithersColor = false

    /// A function with its arguments.
    public init(function: ShaderFunction, arguments: [Argument]) {
        self.function = function
        self.arguments = arguments
    }

    /// Does nothing: there is no Metal here.
    public func compile(as type: UsageType) async throws {}

    /// Says once that what `use` names is drawn without the function.
    func warn(_ use: String) {
        HostServices.warn(
            "\(use): the Metal function \(function.name) is not run; what it would change is drawn as it is")
    }
}

/// As a style, a shader paints grey here.
extension Shader: ShapeStyle {
    /// For this engine: resolves the style where it is used.
    public func _resolve(in context: _StyleContext) -> _ResolvedStyle {
        warn("a fill")
        return Color.gray._resolve(in: context)
    }
}

extension ShapeStyle where Self == Shader {
    /// What a function in Metal's language paints: grey here.
    public static func shader(_ shader: Shader) -> Shader { shader }
}

// SPDX-License-Identifier: MIT

import Drawing

/// Five factors per component, applied to sRGB-encoded components from 0 to 1 without premultiplication.
public typealias ColorMatrix = Drawing.ColorMatrix

/// SwiftUI's names of the elements, such as `r1`. The letter is the resulting component. The number is the source: 1 to
/// 4 for red, green, blue and opacity, 5 for the constant 1.
extension Drawing.ColorMatrix {
    public init() { self = .identity }

    public var r1: Float {
        get { red[0] }
        set { red[0] = newValue }
    }
    public var r2: Float {
        get { red[1] }
        set { red[1] = newValue }
    }
    public var r3: Float {
        get { red[2] }
        set { red[2] = newValue }
    }
    public var r4: Float {
        get { red[3] }
        set { red[3] = newValue }
    }
    public var r5: Float {
        get { red[4] }
        set { red[4] = newValue }
    }
    public var g1: Float {
        get { green[0] }
        set { green[0] = newValue }
    }
    public var g2: Float {
        get { green[1] }
        set { green[1] = newValue }
    }
    public var g3: Float {
        get { green[2] }
        set { green[2] = newValue }
    }
    public var g4: Float {
        get { green[3] }
        set { green[3] = newValue }
    }
    public var g5: Float {
        get { green[4] }
        set { green[4] = newValue }
    }
    public var b1: Float {
        get { blue[0] }
        set { blue[0] = newValue }
    }
    public var b2: Float {
        get { blue[1] }
        set { blue[1] = newValue }
    }
    public var b3: Float {
        get { blue[2] }
        set { blue[2] = newValue }
    }
    public var b4: Float {
        get { blue[3] }
        set { blue[3] = newValue }
    }
    public var b5: Float {
        get { blue[4] }
        set { blue[4] = newValue }
    }
    public var a1: Float {
        get { alpha[0] }
        set { alpha[0] = newValue }
    }
    public var a2: Float {
        get { alpha[1] }
        set { alpha[1] = newValue }
    }
    public var a3: Float {
        get { alpha[2] }
        set { alpha[2] = newValue }
    }
    public var a4: Float {
        get { alpha[3] }
        set { alpha[3] = newValue }
    }
    public var a5: Float {
        get { alpha[4] }
        set { alpha[4] = newValue }
    }
}

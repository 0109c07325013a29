// SPDX-License-Identifier: MIT

import Drawing

/// Five factors for each component of a colour: sRGB-encoded from 0 to 1, not multiplied by opacity.
public typealias ColorMatrix = Drawing.ColorMatrix

/// The elements under SwiftUI's names: a letter for the component that comes out, and a number for what it is made of:
/// red, green, blue, opacity and 1.
extension Drawing.ColorMatrix {
    /// The matrix that changes nothing.
    public init() { self = .identity }

    /// How much of the old red goes into the new red; 1 in the identity.
    public var r1: Float {
        get { red[0] }
        set { red[0] = newValue }
    }
    /// How much of the old green goes into the new red; 0 in the identity.
    public var r2: Float {
        get { red[1] }
        set { red[1] = newValue }
    }
    /// How much of the old blue goes into the new red; 0 in the identity.
    public var r3: Float {
        get { red[2] }
        set { red[2] = newValue }
    }
    /// How much of the old opacity goes into the new red; 0 in the identity.
    public var r4: Float {
        get { red[3] }
        set { red[3] = newValue }
    }
    /// What is added to the new red; 1 is the whole range.
    public var r5: Float {
        get { red[4] }
        set { red[4] = newValue }
    }
    /// How much of the old red goes into the new green; 0 in the identity.
    public var g1: Float {
        get { green[0] }
        set { green[0] = newValue }
    }
    /// How much of the old green goes into the new green; 1 in the identity.
    public var g2: Float {
        get { green[1] }
        set { green[1] = newValue }
    }
    /// How much of the old blue goes into the new green; 0 in the identity.
    public var g3: Float {
        get { green[2] }
        set { green[2] = newValue }
    }
    /// How much of the old opacity goes into the new green; 0 in the identity.
    public var g4: Float {
        get { green[3] }
        set { green[3] = newValue }
    }
    /// What is added to the new green; 1 is the whole range.
    public var g5: Float {
        get { green[4] }
        set { green[4] = newValue }
    }
    /// How much of the old red goes into the new blue; 0 in the identity.
    public var b1: Float {
        get { blue[0] }
        set { blue[0] = newValue }
    }
    /// How much of the old green goes into the new blue; 0 in the identity.
    public var b2: Float {
        get { blue[1] }
        set { blue[1] = newValue }
    }
    /// How much of the old blue goes into the new blue; 1 in the identity.
    public var b3: Float {
        get { blue[2] }
        set { blue[2] = newValue }
    }
    /// How much of the old opacity goes into the new blue; 0 in the identity.
    public var b4: Float {
        get { blue[3] }
        set { blue[3] = newValue }
    }
    /// What is added to the new blue; 1 is the whole range.
    public var b5: Float {
        get { blue[4] }
        set { blue[4] = newValue }
    }
    /// How much of the old red goes into the new opacity; 0 in the identity.
    public var a1: Float {
        get { alpha[0] }
        set { alpha[0] = newValue }
    }
    /// How much of the old green goes into the new opacity; 0 in the identity.
    public var a2: Float {
        get { alpha[1] }
        set { alpha[1] = newValue }
    }
    /// How much of the old blue goes into the new opacity; 0 in the identity.
    public var a3: Float {
        get { alpha[2] }
        set { alpha[2] = newValue }
    }
    /// How much of the old opacity goes into the new opacity; 1 in the identity.
    public var a4: Float {
        get { alpha[3] }
        set { alpha[3] = newValue }
    }
    /// What is added to the new opacity; 1 is the whole range.
    public var a5: Float {
        get { alpha[4] }
        set { alpha[4] = newValue }
    }
}

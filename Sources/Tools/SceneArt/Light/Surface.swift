// SPDX-License-Identifier: MIT

/// The material and the normal at a point of a model.
struct Surface: Sendable {
    /// The linear colour. For a metal, it is the colour of the reflections; for other materials, that of the body.
    var color: Vector
    /// 1: a metal, whose reflections have `color`. 0: a diffuse body below a thin clear coat.
    var metalness: Float = 1
    /// 0: a mirror. 1: reflections are blurred over half of the room.
    var roughness: Float
    /// The fraction of a metal's light that is scattered diffusely: 0 for polished, 0.7 for bead-blasted metal.
    var matte: Float = 0
    var normal: Vector
    /// The direction across the grooves of turned or brushed metal. Its length is the slope by which grooves tilt the
    /// normal to either side. Zero: no grooves.
    var grain: Vector = .zero
    /// Multiplies all light. Darkens dirty corners beyond the computed occlusion.
    var shade: Float = 1
}

extension Surface {
    /// Tilts the normal as if the surface rose by `slope` per unit along x, y and z.
    mutating func bump(_ slope: Vector) {
        normal = normalize(normal - (slope - normal * dot(slope, normal)))
    }
}

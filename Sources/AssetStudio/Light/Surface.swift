// SPDX-License-Identifier: MIT

/// What a place of a model is made of, and which way it faces there.
struct Surface: Sendable {
    /// Linear colour: of the mirror image for metals, of the body for everything else.
    var color: Vector
    /// 1: metal, everything is mirrored in `color`. 0: a matt body beneath a thin clear gloss.
    var metalness: Float = 1
    /// 0: a mirror. 1: the mirror image is smeared over half of the room.
    var roughness: Float
    /// The part of a metal's light that leaves in all directions: 0 for polished, 0.7 for blasted with glass beads.
    var matte: Float = 0
    var normal: Vector
    /// Across which direction the surface is grooved, and how far (as a slope) the grooves turn the normal either way:
    /// turned and brushed metal smears its reflections that way. Zero for none.
    var grain: Vector = .zero
    /// Multiplies all light: dirt in corners, below what the model's own form explains.
    var shade: Float = 1
}

extension Surface {
    /// Bends the normal as if the surface rose by `slope` per unit along x, y and z.
    mutating func bump(_ slope: Vector) {
        normal = normalize(normal - (slope - normal * dot(slope, normal)))
    }
}

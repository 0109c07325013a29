// SPDX-License-Identifier: MIT

/// Renders a model: sphere tracing, studio light, soft shadows, one mirror bounce.
///
/// Each of the n × n samples of a pixel traces a ray from the eye through the plane z = 0. The ray advances by the
/// model's distance, which never overshoots (sphere tracing), until it is a fraction of a pixel away. There:
///
///     light = Σ lamps: mirror lobe · unblocked fraction of the lamp        (metal and gloss)
///           + room along the reflected ray, or what that ray hits first    (one bounce)
///           + body colour · (Σ lamps by cosine · shadow + room) · occlusion  (everything but metal)
///
/// Shadows and rough reflections are estimated from how close a ray passes to the model, and blurred lamps have a
/// closed form. Nothing is sampled randomly, so there is no noise; 16 samples per pixel serve the edges. Each sample
/// evaluates 60 to 120 distances.
struct Photograph<Subject: Model>: Sendable {
    let subject: Subject
    let studio: Studio
    let camera: Camera
    let width: Int
    let height: Int
    /// Samples along each side of a pixel.
    var samples = 4
    /// The distance up to which surfaces cause ambient occlusion, in the model's unit.
    var occlusionReach: Float = 0.12
    /// The factor of ambient occlusion: 0 for none. Values above 1 darken corners more than computed.
    var occlusionStrength: Float = 1

    /// The width of one sample at z = 0, in the model's unit. Smaller details are not visible.
    private var detail: Float { 1 / (max(camera.pixelsPerUnit.x, camera.pixelsPerUnit.y) * Float(samples)) }

    func develop() -> Film {
        let (columns, rows) = (width * samples, height * samples)
        var film = Film(width: width, height: height, samples: samples)
        film.withRows { row, write in
            for column in 0..<columns {
                let x = (Float(column) + 0.5 - Float(columns) / 2) / (camera.pixelsPerUnit.x * Float(samples))
                let y = (Float(rows) / 2 - Float(row) - 0.5) / (camera.pixelsPerUnit.y * Float(samples))
                let target = Vector(x + camera.center.x, y + camera.center.y, 0)
                let direction = normalize(target - camera.eye)
                // The sample's index within its pixel, permuted so that neighbours differ strongly.
                let index = ((row % samples) * samples + column % samples) &* 7 % (samples * samples)
                let phase = (Float(index) + 0.5) / Float(samples * samples) * 2 - 1
                guard let place = hit(from: camera.eye, along: direction) else { continue }
                let light = self.light(at: place, seenAlong: direction, phase: phase)
                write(column, ToneCurve.apply(light * studio.exposure))
            }
        }
        return film
    }

    // MARK: - Rays

    /// The first intersection of a ray from the eye with the model.
    private func hit(from eye: Vector, along direction: Vector) -> Vector? {
        var t = (subject.depth.upperBound - eye.z) / direction.z
        let end = (subject.depth.lowerBound - eye.z) / direction.z
        let close = detail * 0.25
        for _ in 0..<400 {
            let d = subject.distance(eye + direction * t)
            if d < close { return eye + direction * t }
            t += d
            if t > end { return nil }
        }
        return nil
    }

    private func normal(at p: Vector) -> Vector {
        let e = detail
        let a = Vector(e, -e, -e), b = Vector(-e, -e, e), c = Vector(-e, e, -e), d = Vector(e, e, e)
        let sum =
            a * subject.distance(p + a) + b * subject.distance(p + b) + c * subject.distance(p + c)
            + d * subject.distance(p + d)
        return normalize(sum)
    }

    /// Looks from `p` along `direction` at a round patch of light.
    ///
    /// - Parameter spread: The tangent of half the angle of the patch.
    /// - Returns: `open`, the visible fraction of the patch, 0…1; `blocker`, the point that hides most of it.
    private func visibility(
        from p: Vector, along direction: Vector, spread: Float, reach: Float, phase: Float
    ) -> (open: Float, blocker: Vector) {
        // Step lengths vary between a pixel's samples, so that steps do not show as contours.
        var t = detail * (2.5 + phase)
        let growth = 0.055 + 0.02 * phase
        var smallest: Float = 1
        var blocker = p
        for _ in 0..<64 {
            let place = p + direction * t
            if place.z > subject.depth.upperBound && direction.z >= 0 { break }
            if place.z < subject.depth.lowerBound && direction.z <= 0 { break }
            let d = subject.distance(place)
            let share = d / (spread * t)
            if share < smallest { smallest = share; blocker = place }
            if smallest < -1 || t > reach { break }
            t += max(abs(d) * (0.9 + 0.1 * phase), max(detail * 2, t * growth))
        }
        let open = clamp(smallest * 0.5 + 0.5)
        return (open * open * (3 - 2 * open), blocker)
    }

    /// Ambient occlusion: 1 in the open, towards 0 in corners. At five heights above the surface, compares the height
    /// with the distance to the nearest surface; nearby surfaces make it smaller.
    private func openness(at p: Vector, normal: Vector) -> Float {
        var missing: Float = 0
        var weight: Float = 0.5
        var height = occlusionReach / 16
        for _ in 0..<5 {
            missing += max(height - subject.distance(p + normal * height), 0) / height * weight
            weight *= 0.72
            height *= 2
        }
        let open = clamp(1 - missing * 0.62 * occlusionStrength)
        return open * open
    }

    // MARK: - Light

    private func light(at p: Vector, seenAlong view: Vector, phase: Float) -> Vector {
        let geometric = normal(at: p)
        var surface = subject.surface(p, normal: geometric)
        // Each sample of a pixel uses another slope of the grooves; together they cover all slopes.
        if surface.grain != .zero { surface.normal = normalize(surface.normal + surface.grain * phase) }
        if dot(surface.normal, view) > 0 {
            surface.normal = normalize(surface.normal - view * dot(surface.normal, view))
        }
        let n = surface.normal
        let start = p + geometric * (detail * 1.5)
        let open = openness(at: p, normal: geometric)

        let facing = clamp(-dot(n, view))
        let fresnel = (1 - facing) * (1 - facing) * (1 - facing) * (1 - facing) * (1 - facing)
        let gloss = 1 - surface.roughness
        let head = mix(Vector(repeating: 0.04), surface.color, surface.metalness)
        let mirror = head + (Vector(repeating: max(gloss, 0.04)) - head * gloss) * (fresnel * gloss)
        let spread = surface.roughness * surface.roughness * 0.9 + 0.004

        let scattered = 1 - surface.metalness * (1 - surface.matte)
        let ray = reflect(view, n)
        var shine = Vector.zero
        var body = Vector.zero
        for lamp in studio.lamps {
            let seen = lamp.seen(from: p, along: ray, spread: spread)
            let source = lamp.castsShadow ? lamp.source(seenFrom: p, along: ray) : lamp.center
            var shadow: Float = 1
            if lamp.castsShadow {
                let way = source - p
                let size = (lamp.half.x + lamp.half.y) * 0.25 / length(way)
                shadow = visibility(from: start, along: normalize(way), spread: size, reach: 3, phase: phase).open
            }
            shine += lamp.radiance * (seen * shadow)
            if scattered > 0 {
                body += lamp.radiance * (lamp.irradiance(at: p, normal: n) * shadow)
            }
        }
        // If the reflected ray hits the model, adds the colour of the hit point. Its lighting is simple,
        // without further reflection.
        let (clear, blocker) = visibility(from: start, along: ray, spread: spread + 0.02, reach: 1.5, phase: phase)
        var around = studio.room(along: ray, spread: spread)
        if clear < 1 {
            let other = subject.surface(blocker, normal: -ray)
            let dim = other.color * mix(Vector(repeating: 0.5), studio.walls, 0.5) * (0.25 + 0.35 * open)
            around = mix(dim, around, clear)
        }
        let rough = mix(1, open, 0.35 + 0.65 * surface.roughness)
        shine = shine * mix(clear, 1, surface.roughness) * mix(1, open, 0.6 * surface.roughness) + around * rough
        body += studio.room(along: n, spread: 1) * open
        let mirrored = 1 - surface.metalness * surface.matte
        return (shine * mirror * mirrored + body * surface.color * scattered) * surface.shade
    }
}

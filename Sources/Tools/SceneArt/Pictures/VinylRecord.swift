// SPDX-License-Identifier: MIT

/// A long-playing record from above: six tracks, lead-in, dead wax, a printed label, a spindle.
///
/// Painted without a model, because its relief is finer than a pixel. The walls of a groove face inwards and outwards
/// at slopes from 0 to 45°, but hardly along the groove. A groove therefore reflects a lamp wherever the lamp lies
/// across it: in two opposite fans, independent of the radius. The fan's width depends on the lamp's size and on the
/// modulation of the groove. The scene rotates the image together with its reflections. These are symmetrical under
/// half a turn; print, scratches and dust are not.
///
/// Unit: the record's radius; x to the right, y up.
struct VinylRecord: Sendable {
    private static let side = 900
    /// The record's radius in pixels; the rest of the image holds its shadow.
    private static let pixels: Float = 442

    // MARK: - Measures

    private static let labelRadius: Float = 0.338
    private static let spindleRadius: Float = 0.0245
    private static let leadOut: Float = 0.432
    private static let leadIn: Float = 0.957
    /// The centres of the silent bands between tracks.
    private static let gaps: [Float] = [0.874, 0.771, 0.688, 0.611, 0.513]

    private static func unit(degrees: Float) -> Point { Point(cos(degrees * .pi / 180), sin(degrees * .pi / 180)) }
    /// The direction from the record's centre to the window. `lamp` is the direction to a weaker lamp.
    private static let window = unit(degrees: 128)
    private static let lamp = unit(degrees: 38)

    // MARK: - Print

    private static func ink(_ lines: [[Point]]) -> DistanceField {
        DistanceField(Outline(contours: lines.flatMap { Outline.open($0).contours }), extent: 0.34)
    }

    private let title = ink(Lettering.arc("ZOETROPE", size: 0.066, spacing: 0.30, radius: 0.206, angle: .pi / 2))
    private let words = ink(
        Lettering.arc("SWING BAND", size: 0.030, spacing: 0.42, radius: 0.140, angle: .pi / 2)
            + shifted(Lettering.line("A", size: 0.046), to: [-0.225, -0.050])
            + shifted(Lettering.line("33", size: 0.046), to: [0.225, -0.050])
            + shifted(Lettering.line("LANTERN STOMP", size: 0.027, spacing: 0.36), to: [0, -0.166]))
    private let smallPrint = ink(
        shifted(Lettering.line("SIDE", size: 0.0185, spacing: 0.42), to: [-0.225, 0.012])
            + shifted(Lettering.line("RPM", size: 0.0185, spacing: 0.42), to: [0.225, 0.012])
            + shifted(Lettering.line("PAPER HORSES  3:05", size: 0.0155, spacing: 0.38), to: [0, -0.203])
            + shifted(Lettering.line("SLOW SHUTTER  4:12", size: 0.0155, spacing: 0.38), to: [0, -0.231])
            + shifted(Lettering.line("ZSB 24 · STEREO", size: 0.0155, spacing: 0.38), to: [0, -0.259])
            + Lettering.arc("ALL FRAMES RESERVED", size: 0.0125, spacing: 0.5, radius: -0.3095, angle: -.pi / 2))
    private let matrix = Lettering.arc("ZSB 24 A1", size: 0.018, spacing: 0.5, radius: 0.371, angle: 2.4)

    private static func shifted(_ lines: [[Point]], to place: Point) -> [[Point]] {
        lines.map { $0.map { $0 + place } }
    }

    private let red = ToneCurve.linear(0xB5361F)
    private let cream = ToneCurve.linear(0xF0E2C4)

    /// The opacity, 0…1, of a printed line at the distance `d` from its middle. The line is 2 · `half` wide and has soft
    /// edges.
    @inline(__always) private static func pen(_ d: Float, half: Float) -> Float {
        smoothstep(0.0010, -0.0010, d - half)
    }

    private func label(_ p: Point, _ radius: Float) -> Vector {
        // The label is red, with a cream segment at the bottom and a fine cream line along the segment's straight edge.
        let foot = Self.pen(p.y + 0.118, half: 0)
        var print = foot  // 1: cream, 0: red
        print = max(print, Self.pen(abs(p.y + 0.108), half: 0.0022))
        print = max(print, Self.pen(title(p), half: 0.0060))
        let words = Self.pen(words(p), half: 0.0030)
        let small = Self.pen(smallPrint(p), half: 0.0015)
        let type = max(words, small)
        print = p.y < -0.118 ? print - type * 0.95 : max(print, type)
        let direction = p / max(radius, 1e-4)
        let turn = atan2(p.y, p.x) * (12 / (2 * .pi))
        let slit = Self.pen(abs(turn - turn.rounded()) * (2 * .pi / 12) * radius, half: 0.0062)
        let drum = Self.pen(abs(radius - 0.082), half: 0.0225)
        print = max(print, drum * (1 - slit * Self.pen(abs(radius - 0.082), half: 0.0150)))
        print = max(print * Self.pen(radius, half: 0.3283), Self.pen(abs(radius - 0.3265), half: 0.0018))

        let paper = Noise.clouds(p * 75, octaves: 3, seed: 141)
        let wear = Noise.clouds(p * 9, octaves: 3, seed: 142)
        var color = mix(red, cream, clamp(print)) * (1 + 0.05 * paper + 0.06 * wear)
        // Scuffs around the hole.
        let scuffs = smoothstep(0.065, 0.03, radius) * smoothstep(0.1, 0.7, Noise.clouds(p * 70, octaves: 2, seed: 143))
        color = mix(color, color * 0.55, 0.5 * scuffs)
        // Two details of the label: a ring that the press leaves in the paper, and the edge, which bends down.
        let side = dot(direction, Self.window)
        let press = bell((radius - 0.1215) / 0.0022) - bell((radius - 0.1265) / 0.0022)
        let edge = bell((radius - Self.labelRadius) / 0.004)
        let sheen = 0.10 * abs(side) * abs(side)
        return color * (0.66 + sheen + 0.16 * press * side - 0.30 * edge) + Vector(repeating: 0.012)
    }

    // MARK: - Vinyl

    /// The reflections of the window and the lamp in grooves that run across `direction`. On the whole record,
    /// each light makes two opposite bright fans.
    ///
    /// - Parameters:
    ///   - bend: Rotates the fans.
    ///   - width: The sine of half a fan's opening angle.
    private func fans(_ direction: Point, bend: Float, width: Float) -> Vector {
        func fan(_ lamp: Point, _ width: Float) -> Float {
            let beside = (direction.x * lamp.y - direction.y * lamp.x) + bend
            return bell(beside / width)
        }
        let main = fan(Self.window, width) * 0.74 + fan(Self.window, width * 2.4) * 0.16
        let second = fan(Self.lamp, width * 0.7) * 0.13 + fan(Self.lamp, width * 1.8) * 0.035
        return Vector(1, 0.985, 0.96) * main + Vector(0.90, 0.95, 1) * second
    }

    private func vinyl(_ p: Point, _ radius: Float) -> Vector {
        let direction = p / radius
        // The music's loudness differs from groove to groove. Louder grooves have wider and brighter reflections.
        let fine = Noise.value(radius * 260, seed: 151)
        let middle = Noise.value(radius * 95, seed: 152)
        let wide = Noise.value(radius * 30, seed: 153)
        let along = Noise.value(Vector(direction.x * 7, direction.y * 7, radius * 120), seed: 154)
        let loud = 0.34 * fine + 0.34 * middle + 0.32 * wide

        // Silent bands have few grooves; the vinyl between them is a plain black mirror.
        var silence = smoothstep(Self.leadIn, Self.leadIn + 0.004, radius)
        silence = max(silence, smoothstep(Self.leadOut, Self.leadOut - 0.003, radius))
        for gap in Self.gaps { silence = max(silence, smoothstep(0.0060, 0.0042, abs(radius - gap))) }

        let grooves = fans(
            direction, bend: 0.030 * middle + 0.022 * fine + 0.05 * wide, width: 0.125 * (1 + 0.30 * loud))
        var light = grooves * (0.30 * (1 + 0.55 * loud + 0.16 * along)) * (1 - silence)
        let smooth = fans(direction, bend: 0, width: 0.26)
        light += smooth * 0.040 * silence
        light += smooth * (0.30 * spiral(p, radius) * silence)
        light += smooth * 0.18 * stamped(p, radius)

        // The reflected room: brighter towards the window and on the opposite side.
        let across = abs(dot(direction, Self.window))
        let lines = (0.003 * loud + 0.0032 * fine) * (1 - silence)
        light += Vector(0.92, 0.96, 1) * (0.0075 + 0.005 * across + lines)

        // The rim is a bead. Its outer flank reflects the window on one side of the record, its inner flank on the
        // other side.
        let side = dot(direction, Self.window)
        let outer = bell((radius - 0.9945) / 0.0030) * smoothstep(-0.1, 0.9, side)
        let inner = bell((radius - 0.9835) / 0.0026) * smoothstep(-0.1, 0.9, -side)
        light += Vector(1, 0.99, 0.97) * (0.34 * (outer + 0.55 * inner))
        light += Vector(0.9, 0.95, 1) * 0.05 * bell((radius - 0.9945) / 0.004)
        light *= 1 - 0.75 * smoothstep(0.9955, 1, radius)
        // The label lies in a shallow recess, whose edge casts a fine shadow.
        light *= 1 - 0.6 * bell((radius - Self.labelRadius) / 0.006)
        light += smooth * 0.10 * bell((radius - 0.3555) / 0.0022)

        light += Vector(0.96, 0.98, 1) * (scratches(p) * (0.020 + 0.10 * grooves.x) + dust(p))
        return light
    }

    /// The spiral groove of the dead wax and the lead-in, 0…1.
    private func spiral(_ p: Point, _ radius: Float) -> Float {
        let turn = atan2(p.y, p.x) / (2 * .pi)
        let pitch: Float = radius > 0.9 ? 0.0080 : 0.021
        let t = (radius - 0.362) / pitch + turn
        let d = abs(t - t.rounded()) * pitch
        let free = radius > 0.9 ? smoothstep(0.978, 0.974, radius) : smoothstep(0.356, 0.360, radius)
        return bell(d / 0.0013) * free
    }

    /// The matrix number scratched into the dead wax, 0…1.
    private func stamped(_ p: Point, _ radius: Float) -> Float {
        guard abs(radius - 0.38) < 0.02, p.x < -0.1, p.y > 0 else { return 0 }
        var nearest: Float = 1
        for line in matrix {
            for (a, b) in zip(line, line.dropFirst()) where length(p - a) < 0.03 {
                nearest = min(nearest, Shape.stroke(p, a, b, radius: 0.0010))
            }
        }
        return smoothstep(0.0012, 0, nearest)
    }

    /// Scratches from sleeves, 0…1: long flat arcs, more of them on one side.
    private func scratches(_ p: Point) -> Float {
        var sum: Float = 0
        for scratch in Self.scratchArcs {
            let d = abs(length(p - scratch.center) - scratch.radius)
            guard d < 0.004 else { continue }
            let reach = length(p - scratch.middle) / scratch.half
            sum += scratch.strength * bell(d / 0.0011) * smoothstep(1, 0.3, reach)
        }
        return min(sum, 1)
    }

    private static let scratchArcs: [(center: Point, radius: Float, middle: Point, half: Float, strength: Float)] =
        (0..<22).map { index in
            func random(_ k: Int) -> Float { Noise.unit(index, k, seed: 161) }
            let angle = index < 15 ? 0.2 + 1.7 * random(0) : 2 * .pi * random(0)
            let middle = Point(cos(angle), sin(angle)) * (0.42 + 0.52 * random(1))
            let heading = random(2) * 2 * Float.pi
            let radius = 0.6 + 2.5 * random(3)
            return (
                middle + Point(cos(heading), sin(heading)) * radius, radius, middle,
                0.06 + 0.24 * random(4) * random(4),
                0.25 + 0.75 * random(5)
            )
        }

    /// The light that the dust specks around `p` scatter, 0…1.
    private func dust(_ p: Point) -> Float {
        var light: Float = 0
        for speck in Self.specks where abs(p.x - speck.place.x) < 0.01 && abs(p.y - speck.place.y) < 0.01 {
            let q = rotate(p - speck.place, sin: speck.direction.y, cos: speck.direction.x)
            light = max(light, speck.strength * bell(length(Point(q.x / speck.long, q.y)) / speck.size))
        }
        return light
    }

    private static let specks: [(place: Point, direction: Point, long: Float, size: Float, strength: Float)] =
        (0..<90).map { index in
            func random(_ k: Int) -> Float { Noise.unit(index, k, seed: 171) }
            let (angle, turn) = (2 * Float.pi * random(0), 2 * Float.pi * random(1))
            let size = random(3)
            return (
                Point(cos(angle), sin(angle)) * (0.16 + 0.83 * random(2)).squareRoot(), Point(cos(turn), sin(turn)),
                random(4) > 0.8 ? 4 : 1.3, 0.0008 + 0.0010 * size * size, 0.03 + 0.10 * random(5)
            )
        }

    // MARK: - Spindle

    /// A polished pin with a rounded top, in a hole with a bright rim.
    private func spindle(_ p: Point, _ radius: Float) -> Vector {
        let s = radius / Self.spindleRadius
        guard s < 0.86 else { return Vector(repeating: 0.004) }
        let q = p / (Self.spindleRadius * 0.86)
        let side = dot(q, Self.window)
        let band = bell((abs(side) - 0.62) / 0.16) * 0.55 + bell(length(q) / 0.34) * 0.75
        let dark = smoothstep(0.80, 1.02, length(q))
        return Vector(0.95, 0.97, 1) * ((0.16 + band) * (1 - 0.8 * dark))
    }

    private func color(_ p: Point) -> Vector? {
        let radius = length(p)
        guard radius < 1 else { return nil }
        if radius < Self.spindleRadius { return spindle(p, radius) }
        return radius < Self.labelRadius ? label(p, radius) : vinyl(p, radius)
    }

    static func draw() -> Film {
        let record = VinylRecord()
        let middle = Float(side) / 2
        var film = Film(painting: side, by: side, samples: 3) { p in
            record.color(Point(p.x - middle, middle - p.y) / pixels)
        }
        film.castShadow(strength: 0.55) { x, y in
            let d = length(Point(x, y) - middle) - pixels
            return smoothstep(middle - pixels, 0, d)
        }
        return film
    }
}

// SPDX-License-Identifier: MIT

import SwiftUI

/// Planets on their orbits among stars: a night sky in dark mode, a star chart in light mode.
struct OrreryCanvas: View {
    /// In seconds.
    let time: Double

    var body: some View {
        Canvas { context, size in
            let scene = Orrery(time: time, isDark: context.environment.colorScheme == .dark, size: size)
            scene.draw(in: context)
        } symbols: {
            SunSymbol(turn: .degrees(time * 30))
                .tag(Orrery.Symbol.sun)
            StarSymbol()
                .tag(Orrery.Symbol.star)
        }
    }
}

/// One of the few bright stars.
private struct StarSymbol: View {
    var body: some View {
        Image(systemName: "sparkle")
            .font(.system(size: 13))
            .foregroundStyle(.white)
    }
}

/// The sun: a disc with rays.
struct SunSymbol: View {
    let turn: Angle

    var body: some View {
        Image(systemName: "sun.max.fill")
            .font(.system(size: 46, weight: .semibold))
            .foregroundStyle(.linearGradient(colors: [.yellow, .orange], startPoint: .top, endPoint: .bottom))
            .rotationEffect(turn)
    }
}

/// The planets at a time, and the commands that draw them.
struct Orrery {
    enum Symbol { case sun, star }

    let time: Double
    let isDark: Bool
    let size: CGSize

    /// The side of a planet on which its name stands.
    private enum Side { case outward, above, below }

    private struct Planet {
        let name: String
        /// The orbit's radius as a fraction of the largest orbit.
        let orbit: Double
        /// The radius of the planet's disc, in points.
        let radius: Double
        /// Revolutions in twelve seconds.
        let rounds: Double
        /// The initial angle, in revolutions.
        let start: Double
        let colors: [Color]
        var hasRing = false
        var hasMoon = false
        var side = Side.outward
    }

    private static let planets = [
        Planet(name: "Mercury", orbit: 0.3, radius: 5, rounds: 4, start: 0.1, colors: [.white, .gray]),
        Planet(name: "Venus", orbit: 0.46, radius: 8, rounds: 3, start: 0.5125, colors: [.yellow, .orange]),
        Planet(
            name: "Earth", orbit: 0.64, radius: 9, rounds: 2, start: 0.7583, colors: [.cyan, .blue], hasMoon: true,
            side: .below),
        // Saturn's name is above it and Earth's below, so that the names stay apart when the planets meet.
        Planet(
            name: "Saturn", orbit: 0.94, radius: 13, rounds: 1, start: 0.32, colors: [.yellow, .brown], hasRing: true,
            side: .above),
    ]

    private var bounds: CGRect { CGRect(origin: .zero, size: size) }
    private var center: CGPoint { CGPoint(x: size.width / 2, y: size.height / 2) }
    private var reach: Double { min(size.width, size.height) / 2 - 18 }
    private var ink: Color { Self.ink(isDark: isDark) }
    /// The ratio of an orbit's height to its width.
    private let tilt = 0.94

    /// The colour of names and lines.
    static func ink(isDark: Bool) -> Color { isDark ? .white : Color(red: 0.16, green: 0.13, blue: 0.32) }

    func draw(in context: GraphicsContext) {
        let names = self.names(in: context)
        drawSky(in: context)
        // Fades the stars and the orbits out around each name, so that no line crosses a name.
        context.drawLayer { layer in
            drawStars(in: layer)
            for planet in Self.planets { drawOrbit(of: planet, in: layer) }
            layer.blendMode = .destinationOut
            layer.addFilter(.blur(radius: 3))
            for name in names {
                layer.opacity = name.opacity
                layer.fill(Path(roundedRect: name.frame, cornerRadius: 6), with: .color(.black))
            }
        }
        drawSun(in: context)
        for planet in Self.planets { drawDisc(of: planet, in: context) }
        for name in names {
            var context = context
            context.opacity = name.opacity
            context.draw(name.text, in: name.frame)
        }
    }

    // MARK: Sky

    private func drawSky(in context: GraphicsContext) {
        let colors: [Color] =
            isDark
            ? [
                Color(red: 0.04, green: 0.05, blue: 0.16), Color(red: 0.12, green: 0.08, blue: 0.30),
                Color(red: 0.30, green: 0.12, blue: 0.38),
            ]
            : [
                Color(red: 0.62, green: 0.74, blue: 0.98), Color(red: 0.86, green: 0.80, blue: 0.97),
                Color(red: 1.00, green: 0.86, blue: 0.76),
            ]
        context.fill(
            Path(bounds),
            with: .linearGradient(
                Gradient(colors: colors), startPoint: .zero, endPoint: CGPoint(x: size.width * 0.3, y: size.height)))
    }

    /// Twinkling white stars: points of light at night; fewer and drawn as star shapes on the light chart.
    private func drawStars(in context: GraphicsContext) {
        var context = context
        context.blendMode = isDark ? .plusLighter : .normal
        for star in 0..<110 {
            let x = Self.scatter(star, 1) * size.width
            let y = Self.scatter(star, 2) * size.height
            // Keeps stars away from the sun.
            guard hypot(x - center.x, y - center.y) > reach * 0.36 else { continue }
            let rounds = Double(star % 4 + 2)
            let light = 0.5 + 0.5 * sin((time / 12 * rounds + Self.scatter(star, 3)) * 2 * .pi)
            context.opacity = 0.25 + 0.65 * light
            if star % 28 == 5, bounds.insetBy(dx: 14, dy: 14).contains(CGPoint(x: x, y: y)),
                let symbol = context.resolveSymbol(id: Symbol.star)
            {
                context.draw(symbol, at: CGPoint(x: x, y: y))
            } else if !isDark {
                guard star % 4 == 3 else { continue }
                context.fill(fourPoints(CGPoint(x: x, y: y), 2 + 1.5 * Self.scatter(star, 4)), with: .color(.white))
            } else {
                let size = Self.scatter(star, 4)
                context.fill(disc(CGPoint(x: x, y: y), 0.4 + size * size), with: .color(.white))
            }
        }
    }

    /// A deterministic hash in 0..<1.
    private static func scatter(_ index: Int, _ salt: Int) -> Double {
        var bits = UInt64(index * 8 + salt) &* 0x9E37_79B9_7F4A_7C15
        bits = (bits ^ (bits >> 31)) &* 0xBF58_476D_1CE4_E5B9
        return Double((bits ^ (bits >> 29)) >> 11) / Double(1 << 53)
    }

    private func drawSun(in context: GraphicsContext) {
        var glow = context
        glow.blendMode = isDark ? .plusLighter : .normal
        let breath = 1 + 0.06 * sin(time / 3 * 2 * .pi)
        glow.fill(
            disc(center, reach * 0.34 * breath),
            with: .radialGradient(
                Gradient(colors: [.orange.opacity(0.75), .orange.opacity(0.28), .orange.opacity(0)]), center: center,
                startRadius: 0, endRadius: reach * 0.34 * breath))
        guard let sun = context.resolveSymbol(id: Symbol.sun) else { return }
        context.draw(sun, at: center)
    }

    // MARK: Planets

    private func turn(of planet: Planet) -> Double { 2 * .pi * (planet.rounds * time / 12 + planet.start) }

    private func place(of planet: Planet) -> CGPoint {
        let (radius, turn) = (planet.orbit * reach, turn(of: planet))
        return CGPoint(x: center.x + radius * cos(turn), y: center.y + tilt * radius * sin(turn))
    }

    /// A planet's name and where it is drawn.
    private struct Name {
        let text: GraphicsContext.ResolvedText
        let frame: CGRect
        var opacity = 1.0
    }

    /// The names beside their planets. A name fades while another planet, or the name of a planet further out, comes
    /// close.
    private func names(in context: GraphicsContext) -> [Name] {
        var names: [Name] = []
        for planet in Self.planets.reversed() {
            var text = context.resolve(Text(planet.name).font(.system(size: 11, weight: .semibold)))
            text.shading = .color(ink.opacity(0.85))
            let frame = self.frame(ofName: text.measure(in: size), of: planet)
            let clearances =
                Self.planets.filter { $0.name != planet.name }.map { clearance(of: frame, to: $0) }
                + names.map { Self.distance(frame, $0.frame) }
            let least = clearances.min() ?? .infinity
            names.append(Name(text: text, frame: frame, opacity: min(max((least - 1) / 7, 0), 1)))
        }
        return names
    }

    /// The rectangle of a planet's name, on the side that `planet.side` selects.
    private func frame(ofName size: CGSize, of planet: Planet) -> CGRect {
        let direction =
            switch planet.side {
            case .outward: CGVector(dx: cos(turn(of: planet)), dy: sin(turn(of: planet)))
            case .above: CGVector(dx: 0, dy: -1)
            case .below: CGVector(dx: 0, dy: 1)
            }
        let extent = self.extent(of: planet)
        let place = self.place(of: planet)
        return CGRect(
            x: place.x + direction.dx * (extent.width + 6 + size.width / 2) - size.width / 2,
            y: place.y + direction.dy * (extent.height + 3 + size.height / 2) - size.height / 2, width: size.width,
            height: size.height)
    }

    /// The half width and half height of a planet with its ring or moon.
    private func extent(of planet: Planet) -> CGSize {
        let reach = planet.hasMoon ? Self.moonOrbit(planet) + Self.moonRadius : planet.radius
        return CGSize(width: planet.hasRing ? planet.radius * 1.9 : reach, height: planet.hasRing ? reach + 2 : reach)
    }

    /// The distance in points between a name and a planet with its ring or moon.
    private func clearance(of frame: CGRect, to planet: Planet) -> Double {
        let (place, extent) = (self.place(of: planet), self.extent(of: planet))
        return Self.distance(
            frame,
            CGRect(
                x: place.x - extent.width, y: place.y - extent.height, width: 2 * extent.width,
                height: 2 * extent.height))
    }

    /// The gap between two rectangles, in points; negative if they overlap.
    private static func distance(_ one: CGRect, _ other: CGRect) -> Double {
        let x = max(one.minX - other.maxX, other.minX - one.maxX)
        let y = max(one.minY - other.maxY, other.minY - one.maxY)
        return x > 0 && y > 0 ? hypot(x, y) : max(x, y)
    }

    /// A thin line that widens to a tail behind the planet.
    private func drawOrbit(of planet: Planet, in context: GraphicsContext) {
        let (radius, turn, length) = (planet.orbit * reach, turn(of: planet), 1.5)
        var plane = context
        plane.translateBy(x: center.x, y: center.y)
        plane.scaleBy(x: 1, y: tilt)
        let line = ink.opacity(isDark ? 0.16 : 0.2)
        let orbit = Path {
            $0.addArc(
                center: .zero, radius: radius, startAngle: .radians(turn), endAngle: .radians(turn + 2 * .pi - length),
                clockwise: false)
        }
        plane.stroke(orbit, with: .color(line), lineWidth: 1)
        let color = isDark ? planet.colors[0] : planet.colors[1]
        plane.fill(
            tail(radius, from: turn - length, to: turn),
            with: .conicGradient(
                Gradient(stops: [
                    .init(color: line, location: 0),
                    .init(color: color.opacity(0.9), location: length / (2 * .pi)),
                    .init(color: line, location: 1),
                ]), center: .zero, angle: .radians(turn - length)))
    }

    /// An arc that starts as thin as the orbit's line and widens towards the planet.
    private func tail(_ radius: Double, from start: Double, to end: Double) -> Path {
        let steps = 48
        func point(_ step: Int, _ side: Double) -> CGPoint {
            let part = Double(step) / Double(steps)
            let angle = start + (end - start) * part
            let distance = radius + side * (0.5 + 1.25 * part)
            return CGPoint(x: distance * cos(angle), y: distance * sin(angle))
        }
        return Path { path in
            path.addLines((0...steps).map { point($0, 1) } + (0...steps).reversed().map { point($0, -1) })
            path.closeSubpath()
        }
    }

    private func drawDisc(of planet: Planet, in context: GraphicsContext) {
        var context = context
        let (radius, place) = (planet.radius, place(of: planet))
        context.translateBy(x: place.x, y: place.y)
        if planet.hasRing {
            drawRing(of: planet, isFront: false, in: context)
        }
        // Lights the side that faces the sun.
        let angle = atan2(center.y - place.y, center.x - place.x)
        let light = CGPoint(x: cos(angle) * radius * 0.5, y: sin(angle) * radius * 0.5)
        context.drawLayer { layer in
            layer.addFilter(.shadow(color: .black.opacity(0.35), radius: 3, y: 1.5))
            layer.fill(
                disc(.zero, radius),
                with: .radialGradient(
                    Gradient(colors: planet.colors + [planet.colors[1].mix(with: .black, by: 0.45)]), center: light,
                    startRadius: 0, endRadius: radius * 1.7))
        }
        if planet.hasRing {
            drawRing(of: planet, isFront: true, in: context)
        }
        if planet.hasMoon {
            context.rotate(by: .degrees(time * 120))
            context.fill(
                disc(CGPoint(x: Self.moonOrbit(planet), y: 0), Self.moonRadius),
                with: .color(isDark ? Color(white: 0.85) : ink.opacity(0.55)))
        }
    }

    private static func moonOrbit(_ planet: Planet) -> Double { planet.radius + 6 }
    private static let moonRadius = 2.2

    private func drawRing(of planet: Planet, isFront: Bool, in context: GraphicsContext) {
        var context = context
        context.rotate(by: .degrees(-18))
        let side = planet.radius * 4
        context.clip(to: Path(CGRect(x: -side, y: isFront ? 0 : -side, width: 2 * side, height: side)))
        context.scaleBy(x: 1, y: 0.32)
        context.stroke(
            disc(.zero, planet.radius * 1.8),
            with: .linearGradient(
                Gradient(colors: [.orange, Color(red: 1, green: 0.9, blue: 0.7), .brown]),
                startPoint: CGPoint(x: -planet.radius * 2, y: 0), endPoint: CGPoint(x: planet.radius * 2, y: 0)),
            lineWidth: 4)
    }

    private func fourPoints(_ center: CGPoint, _ radius: Double) -> Path {
        Path { path in
            for corner in 0..<4 {
                let angle = Double(corner) * .pi / 2
                let tip = CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
                if corner == 0 { path.move(to: tip) } else { path.addQuadCurve(to: tip, control: center) }
            }
            path.addQuadCurve(to: CGPoint(x: center.x + radius, y: center.y), control: center)
            path.closeSubpath()
        }
    }

    private func disc(_ center: CGPoint, _ radius: Double) -> Path {
        Path(ellipseIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    }
}

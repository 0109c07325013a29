import SwiftUI

/// Planets on their orbits among stars: a night sky, or the ink of a star chart where the appearance is light.
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
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        Image(systemName: "sparkle")
            .font(.system(size: 13))
            .foregroundStyle(Orrery.ink(isDark: colorScheme == .dark))
    }
}

/// The sun: a disc and its rays.
struct SunSymbol: View {
    let turn: Angle

    var body: some View {
        Image(systemName: "sun.max.fill")
            .font(.system(size: 46, weight: .semibold))
            .foregroundStyle(.linearGradient(colors: [.yellow, .orange], startPoint: .top, endPoint: .bottom))
            .rotationEffect(turn)
    }
}

/// The planets' places at a moment, and the commands that draw them.
struct Orrery {
    enum Symbol { case sun, star }

    let time: Double
    let isDark: Bool
    let size: CGSize

    private struct Planet {
        let name: String
        /// As a share of the largest orbit.
        let orbit: Double
        /// Of its disc, in points.
        let radius: Double
        /// Rounds in twelve seconds.
        let rounds: Double
        /// Where it stands at first, in rounds. Neighbours meet above or below the sun, where their names stand one
        /// above the other.
        let start: Double
        let colors: [Color]
        var hasRing = false
        var hasMoon = false
    }

    private static let planets = [
        Planet(name: "Mercury", orbit: 0.3, radius: 5, rounds: 4, start: 0.1, colors: [.white, .gray]),
        Planet(name: "Venus", orbit: 0.46, radius: 8, rounds: 3, start: 0.5125, colors: [.yellow, .orange]),
        Planet(name: "Earth", orbit: 0.64, radius: 9, rounds: 2, start: 0.7583, colors: [.cyan, .blue], hasMoon: true),
        Planet(
            name: "Saturn", orbit: 0.94, radius: 13, rounds: 1, start: 0.32, colors: [.yellow, .brown], hasRing: true),
    ]

    private var bounds: CGRect { CGRect(origin: .zero, size: size) }
    private var center: CGPoint { CGPoint(x: size.width / 2, y: size.height / 2) }
    private var reach: Double { min(size.width, size.height) / 2 - 18 }
    private var ink: Color { Self.ink(isDark: isDark) }
    /// The height of orbits to their width.
    private let tilt = 0.94

    /// What names, lines and stars are drawn in.
    static func ink(isDark: Bool) -> Color { isDark ? .white : Color(red: 0.16, green: 0.13, blue: 0.32) }

    func draw(in context: GraphicsContext) {
        drawSky(in: context)
        drawStars(in: context)
        drawSun(in: context)
        for planet in Self.planets { drawOrbit(of: planet, in: context) }
        for planet in Self.planets { drawDisc(of: planet, in: context) }
        for planet in Self.planets { drawName(of: planet, in: context) }
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

    /// Stars twinkle: lights by night, fine dots of ink on a light chart.
    private func drawStars(in context: GraphicsContext) {
        var context = context
        context.blendMode = isDark ? .plusLighter : .normal
        for star in 0..<110 {
            let x = Self.scatter(star, 1) * size.width
            let y = Self.scatter(star, 2) * size.height
            // Next to the sun none is seen.
            guard hypot(x - center.x, y - center.y) > reach * 0.36 else { continue }
            let rounds = Double(star % 4 + 2)
            let light = 0.5 + 0.5 * sin((time / 12 * rounds + Self.scatter(star, 3)) * 2 * .pi)
            context.opacity = (0.25 + 0.65 * light) * (isDark ? 1 : 0.5)
            if star % 28 == 5, bounds.insetBy(dx: 14, dy: 14).contains(CGPoint(x: x, y: y)),
                let symbol = context.resolveSymbol(id: Symbol.star)
            {
                context.draw(symbol, at: CGPoint(x: x, y: y))
            } else {
                let size = Self.scatter(star, 4)
                context.fill(disc(CGPoint(x: x, y: y), 0.4 + size * size), with: .color(ink))
            }
        }
    }

    /// A number from 0 to 1 that has no visible order, the same in every frame.
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

    /// Ahead of the planet, where no tail is.
    private func drawName(of planet: Planet, in context: GraphicsContext) {
        var name = context.resolve(Text(planet.name).font(.system(size: 11, weight: .semibold)))
        name.shading = .color(ink.opacity(0.85))
        let size = name.measure(in: self.size)
        let ahead = turn(of: planet) + .pi / 2
        let width = planet.radius * (planet.hasRing ? 1.8 : 1) + size.width / 2
        let height = planet.radius + size.height / 2
        let distance = planet.hasMoon ? 14.0 : 6
        let place = place(of: planet)
        context.draw(
            name,
            at: CGPoint(
                x: place.x + cos(ahead) * (distance + width), y: place.y + sin(ahead) * (distance + height)))
    }

    /// A thin line, and over it a tail that fades behind the planet.
    private func drawOrbit(of planet: Planet, in context: GraphicsContext) {
        let (radius, turn) = (planet.orbit * reach, turn(of: planet))
        var plane = context
        plane.translateBy(x: center.x, y: center.y)
        plane.scaleBy(x: 1, y: tilt)
        let orbit = disc(.zero, radius)
        plane.stroke(orbit, with: .color(ink.opacity(isDark ? 0.16 : 0.2)), lineWidth: 1)
        let color = isDark ? planet.colors[0] : planet.colors[1]
        let tail = Path {
            $0.addArc(
                center: .zero, radius: radius, startAngle: .radians(turn - 1.5), endAngle: .radians(turn),
                clockwise: false)
        }
        plane.stroke(
            tail,
            with: .conicGradient(
                Gradient(stops: [
                    .init(color: color.opacity(0), location: 0),
                    .init(color: color.opacity(0.9), location: 1.5 / (2 * .pi)),
                    .init(color: color.opacity(0), location: 1),
                ]), center: .zero, angle: .radians(turn - 1.5)),
            style: StrokeStyle(lineWidth: 3, lineCap: .butt))
    }

    private func drawDisc(of planet: Planet, in context: GraphicsContext) {
        var context = context
        let (radius, place) = (planet.radius, place(of: planet))
        context.translateBy(x: place.x, y: place.y)
        if planet.hasRing {
            drawRing(of: planet, isFront: false, in: context)
        }
        // The side that faces the sun is bright.
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
                disc(CGPoint(x: radius + 7, y: 0), 2.4), with: .color(isDark ? Color(white: 0.85) : ink.opacity(0.55)))
        }
    }

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

    private func disc(_ center: CGPoint, _ radius: Double) -> Path {
        Path(ellipseIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    }
}

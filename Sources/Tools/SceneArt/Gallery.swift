// SPDX-License-Identifier: MIT

/// An image: its name in the asset catalog and the function that renders it.
package struct Picture: Sendable {
    package let name: String
    let draw: @Sendable () -> Film
}

/// A sound; its file is `NAME.wav` beside the catalog.
package struct Recording: Sendable {
    package let name: String
    let make: @Sendable () -> Track
}

package enum Gallery {
    package static let recordings: [Recording] = [
        Recording(name: "music", make: SwingTune.record)
    ]

    package static var names: [String] { pictures.map(\.name) + recordings.map(\.name) }

    package static let pictures: [Picture] = [
        Picture(name: "doubleGear", draw: DoubleGear.draw),
        Picture(name: "singleGear", draw: SingleGear.draw),
        Picture(name: "wormGear", draw: WormGear.draw),
        Picture(name: "fan", draw: Fan.draw),
        Picture(name: "motor", draw: Motor.draw),
        Picture(name: "shaft", draw: Shaft.draw),
        Picture(name: "goldBackground", draw: GoldBackground.draw),
        Picture(name: "woodGrain", draw: WoodGrain.draw),
        Picture(name: "record", draw: VinylRecord.draw),
        Picture(name: "playerArm", draw: PlayerArm.draw),
        Picture(name: "weOnWhite", draw: WeLetters.draw),
        Picture(name: "heartOnWhite", draw: CandyHeart.draw),
        Picture(name: "birdOnWhite", draw: Hummingbird.draw),
    ]
}

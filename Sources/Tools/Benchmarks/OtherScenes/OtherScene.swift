// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import SwiftUICore
import Zoetrope

/// Further scenes for `render bench --scenes`, of other kinds than the built-in ones.
///
/// `Tests/Bench/peers/others_skia.py` and `others_canvas.py` draw most of them, with the same names and numbers.
package enum OtherScene: String, CaseIterable, Sendable {
    case circles = "2000 circles in a canvas"
    case circleViews = "500 circles as views"
    case cards = "40 cards"
    case texts = "60 lines of text"
    case curves = "300 trimmed curves"
    case blobs = "blurred blobs and blend modes"
    case tiltedPictures = "30 pictures of 1000 in 3D"
    case smallTiltedPictures = "30 pictures of 500 in 3D"
    case turnedPictures = "30 turned pictures of 1000"
    case gradients = "angular and radial gradients"

    /// The size of all scenes, in points.
    private static let size = CGSize(width: 400, height: 860)

    /// The scenes with one of the words in their names; all for no words.
    package static func named(_ words: [String]) -> [OtherScene] {
        allCases.filter { scene in words.isEmpty || words.contains { scene.rawValue.contains($0) } }
    }

    package var description: SceneDescription {
        let events = self == .cards ? CardList.drag : EventScript([])
        return SceneDescription(name: rawValue, summary: "", size: Self.size, duration: 4, events: events) { settings in
            ViewFrameSource(settings) { content }
        }
    }

    @MainActor @ViewBuilder private var content: some View {
        switch self {
        case .circles: MovingCircles(count: 2000)
        case .circleViews: CircleViews(count: 500)
        case .cards: CardList()
        case .texts: TextLines()
        case .curves: TrimmedCurves()
        case .blobs: BlurredBlobs()
        case .tiltedPictures: Pictures(side: 1000, isTilted: true)
        case .smallTiltedPictures: Pictures(side: 500, isTilted: true)
        case .turnedPictures: Pictures(side: 1000, isTilted: false)
        case .gradients: ClippedGradients()
        }
    }
}

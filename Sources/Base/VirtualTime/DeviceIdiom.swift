// SPDX-License-Identifier: MIT

import Foundation

/// A kind of device, for which images, colours and strings may have variants. The raw values are the names in asset
/// catalogs and string catalogs.
public enum DeviceIdiom: String, Sendable, Hashable {
    case phone = "iphone"
    case pad = "ipad"
    case mac

    package init(ofWindow size: CGSize) { self = min(size.width, size.height) >= 700 ? .pad : .phone }
}

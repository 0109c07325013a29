// SPDX-License-Identifier: MIT

enum Version {
    static let text = "zoetrope 0.1.0"
}

// SPDX-License-Identifier: MIT

import OpenCombine

extension Publishers.Zip: @retroactive Equatable where UpstreamA: Equatable, UpstreamB: Equatable {
    public static func == (a: Self, b: Self) -> Bool { a.a == b.a && a.b == b.b }
}

extension Publishers.Zip3: @retroactive Equatable
where UpstreamA: Equatable, UpstreamB: Equatable, UpstreamC: Equatable {
    public static func == (a: Self, b: Self) -> Bool { a.a == b.a && a.b == b.b && a.c == b.c }
}

extension Publishers.Zip4: @retroactive Equatable
where UpstreamA: Equatable, UpstreamB: Equatable, UpstreamC: Equatable, UpstreamD: Equatable {
    public static func == (a: Self, b: Self) -> Bool { a.a == b.a && a.b == b.b && a.c == b.c && a.d == b.d }
}

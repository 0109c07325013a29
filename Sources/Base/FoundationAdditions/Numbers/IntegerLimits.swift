// SPDX-License-Identifier: MIT

// C's limits that Glibc defines by expressions, which Swift does not import.
public var INT8_MIN: Int32 { -128 }
public var INT16_MIN: Int32 { -32768 }
public var INT32_MIN: Int32 { .min }
public var INT64_MIN: Int64 { .min }

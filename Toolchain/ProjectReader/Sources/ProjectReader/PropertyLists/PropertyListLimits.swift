/// How large a property list may be. The largest project file of 2,390 has a megabyte and is six levels deep.
package struct PropertyListLimits {
    package var bytes = 64 << 20
    package var depth = 64
    package var values = 1_000_000

    package init() {}
}

/// Why a function for pictures could not do its work.
struct ImageFailure: Error {
    let code: vImage_Error

    init(_ code: vImage_Error) { self.code = code }

    static func code(of body: () throws(ImageFailure) -> Void) -> vImage_Error {
        do throws(ImageFailure) {
            try body()
            return kvImageNoError
        } catch { return error.code }
    }
}

/// Under this name the error of a download that was stopped has what it takes to go on with it.
// apple: https://developer.apple.com/documentation/foundation/nsurlsessiondownloadtaskresumedata
public let NSURLSessionDownloadTaskResumeData = "NSURLSessionDownloadTaskResumeData"

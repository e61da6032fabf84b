/// An exception of its folder: it would not compile.
let draft = somethingThatIsNowhere

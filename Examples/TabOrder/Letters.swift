/// One class for each letter.
class A: PageController {}
class B: PageController {}
class C: PageController {}
class D: PageController {}
class E: PageController {}
class F: PageController {}
class G: PageController {}
class H: PageController {}
class I: PageController {}
class J: PageController {}
class K: PageController {}
class L: PageController {}
class M: PageController {}
class N: PageController {}
class O: PageController {}
class P: PageController {}
class Q: PageController {}
class R: PageController {}
class S: PageController {}
class T: PageController {}
class U: PageController {}
class V: PageController {}
class W: PageController {}
class X: PageController {}
class Y: PageController {}
class Z: PageController {}

/// Their tabs in the order of the alphabet.
@MainActor let letterTabs: [TabDescription] = [
    A.self, B.self, C.self, D.self, E.self, F.self, G.self, H.self, I.self, J.self, K.self, L.self,
    M.self, N.self, O.self, P.self, Q.self, R.self, S.self, T.self, U.self, V.self, W.self, X.self,
    Y.self, Z.self,
].map { (letter: PageController.Type) in TabDescription(letter) }

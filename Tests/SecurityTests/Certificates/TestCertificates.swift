import Foundation
import Security
import Testing

/// Certificates that OpenSSL has made for these tests. Those that are not said to end earlier are valid from 2020 to 2050.
enum TestCertificates {
    /// "Test Root" of "Forastero", on P-256, until 2060.
    static let root = data(
        """
        MIIBhTCCASygAwIBAgIEDA/+4TAKBggqhkjOPQQDAjAoMRIwEAYDVQQDDAlUZXN0IFJvb3QxEjAQBgNVBAoMCUZvcmFzdGVybzAgFw0yMDAxMDEwMDAwMDBa
        GA8yMDYwMDEwMTAwMDAwMFowKDESMBAGA1UEAwwJVGVzdCBSb290MRIwEAYDVQQKDAlGb3Jhc3Rlcm8wWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAARaFcbj
        adfNLakl+53aUMrHrRiDR0HoXXmVQb4nSXLbbC/Bj/zrspkwr+Orz8KBNqTlMMBmVyJnEmXb6EtDeWaAo0IwQDAPBgNVHRMBAf8EBTADAQH/MA4GA1UdDwEB
        /wQEAwICBDAdBgNVHQ4EFgQUAOMBnLG3XxUZYmM/BN0Pxn35MnAwCgYIKoZIzj0EAwIDRwAwRAIgQCaf9K4vNzmAd12v0K0x4fTO6Cr5rXUJhxzmRT2tu6AC
        IDO3xVl0Mg4o6OOTRDawFBzIfQy7BRO20+nFJ3NQJiw3
        """)

    /// "Test Intermediate", which the root has signed: it may sign none that sign.
    static let intermediate = data(
        """
        MIIBnjCCAUSgAwIBAgIEDA/+4jAKBggqhkjOPQQDAjAoMRIwEAYDVQQDDAlUZXN0IFJvb3QxEjAQBgNVBAoMCUZvcmFzdGVybzAgFw0yMDAxMDEwMDAwMDBa
        GA8yMDU1MDEwMTAwMDAwMFowHDEaMBgGA1UEAwwRVGVzdCBJbnRlcm1lZGlhdGUwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAAT6O4CpZhTQ83UD008ediwn
        hmwRlwD4yBPOcJMcdyGJJwqMQOoOKCDL1AD2J9wIp2payM/aiB9idRHLZt+qD0aeo2YwZDASBgNVHRMBAf8ECDAGAQH/AgEAMA4GA1UdDwEB/wQEAwICBDAd
        BgNVHQ4EFgQU+xh2rr+Ur3Sw/B6NNj6MjCgaY7wwHwYDVR0jBBgwFoAUAOMBnLG3XxUZYmM/BN0Pxn35MnAwCgYIKoZIzj0EAwIDSAAwRQIgBEo716sQGWVh
        PdPlgUif4YdYLvUBSvYJCwJ8vzAVg3kCIQDbpkVkqHgfZp74KcCGjtENbSFjj+BNkFFcirCdoO0gkw==
        """)

    /// "Test Server": www.example.org, *.example.com, 192.0.2.7, web@example.org; the intermediate has signed it.
    static let server = data(
        """
        MIIB/jCCAaOgAwIBAgIEDA/+4zAKBggqhkjOPQQDAjAcMRowGAYDVQQDDBFUZXN0IEludGVybWVkaWF0ZTAgFw0yMDAxMDEwMDAwMDBaGA8yMDUwMDEwMTAw
        MDAwMFowRzEUMBIGA1UEAwwLVGVzdCBTZXJ2ZXIxDDAKBgNVBAsMA1dlYjEhMB8GCSqGSIb3DQEJARYSc2VydmVyQGV4YW1wbGUub3JnMFkwEwYHKoZIzj0C
        AQYIKoZIzj0DAQcDQgAEFlkcspj4ViCH0EW+pI0cTw9iUcYI6NfrAffATo4CvArBZxBgyofs0tmloe4TXOF5j8k65nl5ZTGOljDLWE7Q2aOBpTCBojAJBgNV
        HRMEAjAAMBMGA1UdJQQMMAoGCCsGAQUFBwMBMEAGA1UdEQQ5MDeCD3d3dy5leGFtcGxlLm9yZ4INKi5leGFtcGxlLmNvbYcEwAACB4EPd2ViQGV4YW1wbGUu
        b3JnMB0GA1UdDgQWBBSjgLOAmM4vwKz+bUA6HazVZ3MdfzAfBgNVHSMEGDAWgBT7GHauv5SvdLD8Ho02PoyMKBpjvDAKBggqhkjOPQQDAgNJADBGAiEAnxCY
        cq/er0Zi8mgtU/1EEd2SIDWqQdrmirSl8B0S3VkCIQDga0V7k44OIh2WoM4KBa5QtKiyU7Sxhe2D7sHgeRJRUQ==
        """)

    /// No common name, the unit "Clients"; for clients only.
    static let client = data(
        """
        MIIBtDCCAVqgAwIBAgIEDA/+5DAKBggqhkjOPQQDAjAcMRowGAYDVQQDDBFUZXN0IEludGVybWVkaWF0ZTAgFw0yMDAxMDEwMDAwMDBaGA8yMDUwMDEwMTAw
        MDAwMFowJjESMBAGA1UECgwJRm9yYXN0ZXJvMRAwDgYDVQQLDAdDbGllbnRzMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAElKqXi4+RXGwQKAzW0mCActTK
        U7Yp/grjkqhKsQA3fcpNJVlIwnkNJgBeX/C4mfkftSml4lgXqtiFIBaDeXmQ96N+MHwwCQYDVR0TBAIwADATBgNVHSUEDDAKBggrBgEFBQcDAjAaBgNVHREE
        EzARgg93d3cuZXhhbXBsZS5vcmcwHQYDVR0OBBYEFOUt5Jq8Lh6zD1D638m2Jfq6keyLMB8GA1UdIwQYMBaAFPsYdq6/lK90sPwejTY+jIwoGmO8MAoGCCqG
        SM49BAMCA0gAMEUCIFRDNzdu3i++kuBiAt4SsC+g+ARbPwvU2fbxsYcBbVAwAiEAggkivWEJG3IcT/Nr8pOjvwF6imrSp9wVlKfBgfTK2DI=
        """)

    /// www.example.org as a common name alone.
    static let named = data(
        """
        MIIBjDCCATKgAwIBAgIEDA/+5TAKBggqhkjOPQQDAjAcMRowGAYDVQQDDBFUZXN0IEludGVybWVkaWF0ZTAgFw0yMDAxMDEwMDAwMDBaGA8yMDUwMDEwMTAw
        MDAwMFowGjEYMBYGA1UEAwwPd3d3LmV4YW1wbGUub3JnMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEHzFCq0W67EvaRaO3M223DWN4l7tkqIkDZsuHe3p8
        D5Gr7MQjCHuQ/7X5rvdTfXiMOH7QWBNu/M4ED5o7zfOGhKNiMGAwCQYDVR0TBAIwADATBgNVHSUEDDAKBggrBgEFBQcDATAdBgNVHQ4EFgQU/221SVrgcbko
        uEo1ff9o0m4giiAwHwYDVR0jBBgwFoAU+xh2rr+Ur3Sw/B6NNj6MjCgaY7wwCgYIKoZIzj0EAwIDSAAwRQIgbVKy/wl4SvQBC+b3o0yI09UcWNJbrUiO0MkE
        UiHjcGECIQCJep7P44MdvadyOlVPHpp9hJrB3cJkDOh2Iq01bMH3PA==
        """)

    /// "Test Expired": ended with 2020.
    static let expired = data(
        """
        MIIByzCCAXGgAwIBAgIEDA/+5jAKBggqhkjOPQQDAjAcMRowGAYDVQQDDBFUZXN0IEludGVybWVkaWF0ZTAeFw0yMDAxMDEwMDAwMDBaFw0yMTAxMDEwMDAw
        MDBaMBcxFTATBgNVBAMMDFRlc3QgRXhwaXJlZDBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABAT9hUAPPquC5Z/7UtpHONDaAzB5ssK18uajIPFSXfPM1w10
        Wz9wpniA8Jff3XfA+tj1eq5MShwx+YE/vqU3ejejgaUwgaIwCQYDVR0TBAIwADATBgNVHSUEDDAKBggrBgEFBQcDATBABgNVHREEOTA3gg93d3cuZXhhbXBs
        ZS5vcmeCDSouZXhhbXBsZS5jb22HBMAAAgeBD3dlYkBleGFtcGxlLm9yZzAdBgNVHQ4EFgQUJkbyPnB0lO4oQt9HntF6uoKXBfkwHwYDVR0jBBgwFoAU+xh2
        rr+Ur3Sw/B6NNj6MjCgaY7wwCgYIKoZIzj0EAwIDSAAwRQIgbCNGmy2rpzLhwDMMoB08nBIUGWJuGvOsP226RIoMJCYCIQCus6/XVa0kWOZR8io3Ebhn3YTj
        AAPDACEvQ1KyvSbxxQ==
        """)

    /// "Test Alone": signed by itself.
    static let alone = data(
        """
        MIIBpDCCAUmgAwIBAgIEDA/+5zAKBggqhkjOPQQDAjAVMRMwEQYDVQQDDApUZXN0IEFsb25lMCAXDTIwMDEwMTAwMDAwMFoYDzIwNTAwMTAxMDAwMDAwWjAV
        MRMwEQYDVQQDDApUZXN0IEFsb25lMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEKeZLLZFch4g585dToNNQuDJ3WxEqNFUGp4dgXIvs6iU8EZUT80YBGkPK
        cRVeveyJ1HuB7erIEhd2cBoUSwqzdKOBhDCBgTAJBgNVHRMEAjAAMBMGA1UdJQQMMAoGCCsGAQUFBwMBMEAGA1UdEQQ5MDeCD3d3dy5leGFtcGxlLm9yZ4IN
        Ki5leGFtcGxlLmNvbYcEwAACB4EPd2ViQGV4YW1wbGUub3JnMB0GA1UdDgQWBBTPYcDfE+ulD1UPxdsdjQ5dxKfBNDAKBggqhkjOPQQDAgNJADBGAiEAkbzn
        7Cmam3l9yo59alqIGMpxyRi1pijTVDvFvPRqbz4CIQCyYjSmwRcGzYitKHurSPBpmJjUqkGK9GANjFAcRivJmQ==
        """)

    /// "Test RSA": as the server, with a key of 2048 bits.
    static let rsa = data(
        """
        MIICkzCCAjqgAwIBAgIEDA/+6DAKBggqhkjOPQQDAjAcMRowGAYDVQQDDBFUZXN0IEludGVybWVkaWF0ZTAgFw0yMDAxMDEwMDAwMDBaGA8yMDUwMDEwMTAw
        MDAwMFowEzERMA8GA1UEAwwIVGVzdCBSU0EwggEiMA0GCSqGSIb3DQEBAQUAA4IBDwAwggEKAoIBAQDFVBAzIXlk4JO6D4jYYeKKU/uJRP/6qSpcD6lCl2AA
        NTIWuQ9nmkuK53NSBNTbeMrHsQf/DTtO60q+XRB4WZzQBst/NorINcMVvKb1u/4YDdtdeB9y0Ey8q0RaieEy6vsWBl3TVY414TgZfTNAR38AXAtoEOdyztD7
        rj1J4VgJ5ThiHoMkJ/hvcxhFdde5zXTmh4tN99tIOJOQD9LyWNQqvqx37vjoVg4cKmyK7fAybtGov1/EAh+UJoO2a85D/VJI8dwt5HHB7EQVdUQu6NIiOvxw
        7hAN3qq0UFVjYub+iLyAAYqHYvkwuUiLofRbbNSTYFeTZlrDuRT7ECW77lCfAgMBAAGjgaUwgaIwCQYDVR0TBAIwADATBgNVHSUEDDAKBggrBgEFBQcDATBA
        BgNVHREEOTA3gg93d3cuZXhhbXBsZS5vcmeCDSouZXhhbXBsZS5jb22HBMAAAgeBD3dlYkBleGFtcGxlLm9yZzAdBgNVHQ4EFgQUT78F3ySciHxe/ltlQVAp
        W0lu5EEwHwYDVR0jBBgwFoAU+xh2rr+Ur3Sw/B6NNj6MjCgaY7wwCgYIKoZIzj0EAwIDRwAwRAIgfuXPkNAHW3m8gL6i6Z4Tq671FOnsnpnuClm7l0dvrcQC
        IAfwlUs9JcyyiZtJW2kAFFn03XPYk28MU5yWXtxhmyLN
        """)

    /// The name of the root, and another key.
    static let other = data(
        """
        MIIBhzCCASygAwIBAgIEDA/+6TAKBggqhkjOPQQDAjAoMRIwEAYDVQQDDAlUZXN0IFJvb3QxEjAQBgNVBAoMCUZvcmFzdGVybzAgFw0yMDAxMDEwMDAwMDBa
        GA8yMDYwMDEwMTAwMDAwMFowKDESMBAGA1UEAwwJVGVzdCBSb290MRIwEAYDVQQKDAlGb3Jhc3Rlcm8wWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAATHediz
        2irZRMsbOA/vlu4mXKj1XECKHbTaAJHmfrpFR7GGCC+cV2IMpUtRLCE7doPepOaIl9pe0H0+miEt7Yu4o0IwQDAPBgNVHRMBAf8EBTADAQH/MA4GA1UdDwEB
        /wQEAwICBDAdBgNVHQ4EFgQUEhaECgAM7vvgDa5JFoEEFB08E/8wCgYIKoZIzj0EAwIDSQAwRgIhAKjcJE9QjuRpCdwVG+BJ/+Rodo/VQE8xmoI+hwdYekZL
        AiEAlGRj6TIOtwV7le07NV/VTv5krSNIMkpD8PJQEZpmDdM=
        """)

    /// The server, its key and the intermediate, under the passphrase "secret".
    static let identity = data(
        """
        MIIGkwIBAzCCBkkGCSqGSIb3DQEHAaCCBjoEggY2MIIGMjCCBNIGCSqGSIb3DQEHBqCCBMMwggS/AgEAMIIEuAYJKoZIhvcNAQcBMFcGCSqGSIb3DQEFDTBK
        MCkGCSqGSIb3DQEFDDAcBAh/prB/ylpCWAICCAAwDAYIKoZIhvcNAgkFADAdBglghkgBZQMEASoEEHnQvuv5sjxVa0QZJXpvNi2AggRQSiZS1Hvc/N7OIc2X
        7HzxnphMocfneEqzPRSGPtOYtKU/OdCsIKjsLZog2YitlKRhwUo5g313yK7gUJ85vG644VsZr4I2e0CkAif9kSTyZOUGlYns5MrW236mU2akcchXjhGY9MmV
        k2sCujDdJeth3+N9/3//YWwUudIqwWSsqS6qzrhCig+DZCMz6JMZfvpV9nZcU2JtEVmjCoXMM/7cXncimDEMB2bkj1dS54FPma/dTAkX67qmZDt/UzdO7MQ4
        HdXWaYeWwFItPvD//EVYZa34K0HDE2D63DbMN+3kHXKeuIoDmW6L5TX2vCZyXRMgAZ8mdLj30u1IatFu4rVcgTAVT7G3EVXKRBNxsd5w90/0zxSCl8WbG6tg
        tXXMo1IymjrThUciWOoa7PRYYQR0KJ19pJxTjffJNRfgE7DF9AhcgOCCtbKu/PlBCI4EA1CJNWY3yW/TVL1SsUwk0r28btIOJbBPSFP3rrruaIoN3fmvYcRN
        Dl/ZUjIo5abX2o1i1hZVy/hFJiEzb/262huJenL/IXmKX8VPNcYaeRA8OGiJj508jSYRnhRfe7Xd/ukPFvbV5KI3qoi5nfxZ7DhuuebdVju8l+DESlvDRxER
        slgTbBPgRWJp8eAzrjAtriEMssmnDh/pUNwQIQPESPG7xsuxsZB4Ex9PzsMSjZr6nnmhPOGQ2ABWxYCuiWN9b20fi2x/ljXIwqXnU0Oyeyu6wrT0eawzNkTC
        d60y/Mr8b92a+y/IGbnehk6JnT3nPN1nMyMyIaxgY9aqfWYXbRwlpGJGg/BJ55XFYZkBd0ugltdlUf2DVD7vY7AiTEUziDHk/evqkXSVxG2IgMU7gyzjfpIO
        EaBdk9GcV0dHpPY+AprSY+8H6mlSxwzHb9oUyZEMSVKZohKttMdzMkr/p3y4wIgFcTPFGJzeTJ6vskMi3137KkQHGzkv5Gexc8O83ozkgx5Kp8cFMwA6mdB0
        qf2hc+DaSF/UttrHAsiML4O52zZjGNFtIuJgs7qv84lnwUALbcdik2c/DM1CjcxKhFDKEhWBocYHQkJsmaaFTAzI0dRn+/TcV7I68U+zoHXFPqN5zNHlUsIf
        2mgLFpdnMkMDEX5Kc02dqfBRSRMutu6AYURF7LL25AbAWbNk8KnHTvrhchZ7KKYHM34MdhUCi+lc9IadFCvgoKPRgOnaVshSn/g9YQBrgCncpKPkpPgCIdg7
        n3nUV8Y6UPd8mr7dzpiQngfgl3xQ9al8f/gjePGXmJC42uYuIw9wzBusbI5npCF4iUP1m91/JCY0lublbGCw6EslBc1DbGNN51Gc+bivLo4GU0UFyiwjMnKJ
        eCnpFEfeLxlMFX+2wG6h7D92QK2Z7io6X3bL+8ATe5y77ZEtNJZfIjycDObHmcMJmNN3zCEcROXgA9Wd+IWrWmFC333+PmCsZkabpAMXDJVm6sf7jrSc9hi5
        dyLd/XfLj1Sx1iN2MIIBWAYJKoZIhvcNAQcBoIIBSQSCAUUwggFBMIIBPQYLKoZIhvcNAQwKAQKgge8wgewwVwYJKoZIhvcNAQUNMEowKQYJKoZIhvcNAQUM
        MBwECNbzA1LpQ27/AgIIADAMBggqhkiG9w0CCQUAMB0GCWCGSAFlAwQBKgQQcZ+7hvrOvGeyNRsAPzdJVgSBkLGXEtK5ObhG4TqwdhnuemBv0gz9mGXIAaQx
        xd9HzUiXpZuR/rUh7nbqj8npcIDHIYw3NrjZP6wyn8o8UUwr8U2VpA5p8vOy9bZVCFJq4y/ZZy/N8yplFwnNWD0OUlTngxPqEZkaRRegD4zRmguK+bOJGfZj
        RajhGLDYyVtX/tGjXUGy8rHLJuxdRQNSfmELZjE8MBUGCSqGSIb3DQEJFDEIHgYAdwBlAGIwIwYJKoZIhvcNAQkVMRYEFHV2dbZR+1SiqkT4RYz56iLoR8Wh
        MEEwMTANBglghkgBZQMEAgEFAAQg2gZfBJauHVFSII/UTE8/mDKMTJnRNBn7cCr96HP3IZYECJv2yPO6VMO+AgIIAA==
        """)

    /// The client and its key under the passphrase "secret", with the ciphers of old files.
    static let oldIdentity = data(
        """
        MIIDugIBAzCCA4AGCSqGSIb3DQEHAaCCA3EEggNtMIIDaTCCAl8GCSqGSIb3DQEHBqCCAlAwggJMAgEAMIICRQYJKoZIhvcNAQcBMBwGCiqGSIb3DQEMAQYw
        DgQILoc7frYGOBQCAggAgIICGCO7GXaQsh5umr//u+VdOT3VkR1GQMFirwvBz/IGhzFRVRr4FQJaEK8Tzpt5DSZrUtZd6Y+o8UtyEyp/fWJFlgX8QwsoeRgl
        Uxd56IMZcqG7LzdlYxQYOM3boLXXdTsdD+EZ1o39chupKnzmzACrP4U7Ap4VViyagPnsEgXmoCzQycTyt12mpVJXA85BkglLUWc4REWf6dxZ/p+H8mLbCtNb
        aKCzZPXGZkyeZ8kxCWj5x+mdePyIlrtY46O9Pc+b2Lr3eajJCikFIbAnX8HR9MUp2l0uVX7EmMrpHXiENpnFBP0hy+IGYx3ad4dY/5DbqspXeFqHYWAGTTOw
        ZGPejzCMyyiA+txtVlw1I4FFkVk18108fc5uxesf07CSz5Z3U2kLhfhkGc06+UpBGje4RYuoEHQD0LY7cpYgFP33c7yCOLe3iwkFeYjwNn23+wzp1ZP8+UdI
        Dpr6tn6d0xojeJCM1eGpJhQ0AppvqmtxF6Sxy2JPERe7ATXBigRzgxPKSK4nEhVIGNDsuYna6CtQNA+GlRtPCrJbeG2z4m54eTATyasto17nW5ovk/d8b7da
        u4FZUlNKW2Xiw5znejPya/YZS0fQVTcs1UQeqRE12PLfiTC1NHYrcbmbLx2X/4PfW9WCS7jpAKIVnG9QKr/Q4Rae1snx948fHn3mWeY9c51/mV/2bfLDUXCW
        M2V6v4PzJChraXKzofeOMIIBAgYJKoZIhvcNAQcBoIH0BIHxMIHuMIHrBgsqhkiG9w0BDAoBAqCBtDCBsTAcBgoqhkiG9w0BDAEDMA4ECLLBhhxgTxAzAgII
        AASBkC8TsgodNrcKKJ/muyIconBZIKBbOqlD7wAOSHhJqeS3Anjg5/jXjtA2Md1Y9iCSW6KKsrvORLztgeNJjIDY9Adq0sJ6I1BjGhRxHjmcLdzCCqhKcuxr
        ARfnfxJ86ErLZxlmNpEVk+upSuqqVV0HSke4s72thT38fb/K0BmhRhUyi9DcwNtOwMpdNe4dmFpQNTElMCMGCSqGSIb3DQEJFTEWBBSPR+LRXYuM3WumlMPY
        iI4jdREiHzAxMCEwCQYFKw4DAhoFAAQUIo1rweH3SMSisgfQYDoJ3Qhj6SEECHg1QAV6We4jAgIIAA==
        """)

    /// "hello", signed by the server with SHA-256.
    static let curveSignature = data(
        """
        MEUCIA2RuJ35KmZdoSXzYl6lQ2oZy3bEqoLaahklfCMNWuW8AiEAn+6a/nqmI/Y+KjMnzc395pPxKcnKnUsGV2l7AzHf5CI=
        """)

    /// "hello", signed by the RSA server with SHA-256 and a salt of 32 bytes.
    static let rsaSignature = data(
        """
        xB5wBipLmMCbIJL+w3a1TzbVWKHX78S4rIIltQbz9BQWRqdX9RgsgKr7uB3yaebXXpKXBMeLDAYgB1qougkX1mHNzhi7TjFTvnMNJxD5vzx0iOEJpQ5tU8x7
        Ez20Iw/+zATC/lUv5m0UWNS/k/juvbKPSIjSlaRr5IHWYygogvcLufBVRe0morgzHQlqfh80+zFmxFQM4QiJop+fYHtAtphiA3ttLelX8XazC5rYviH3RPg9
        /NFzYaE7uRIIhgS4Rbi4W1OGJ1mtBIZDFS6jKEjBSb+YYM+mvM/gP1algL/QSHxN1h7AznmBAm2KnAwVkokz53zZcBVPrI2T87N4VA==
        """)

    private static func data(_ text: String) -> Data { Data(base64Encoded: text, options: .ignoreUnknownCharacters)! }

    static func certificate(_ data: Data) throws -> SecCertificate {
        try #require(SecCertificateCreateWithData(nil, data as CFData))
    }

    /// The server, and what leads from it to the root.
    static var chain: [SecCertificate] { get throws { try [certificate(server), certificate(intermediate)] } }
}

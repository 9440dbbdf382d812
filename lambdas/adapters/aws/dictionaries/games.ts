/**
 * What games have in common: with it a snapshot takes half the bytes. A game of the standard map in its first winter as it was stored on 2026-11-23, without
 * keys, salts and times. Whatever was stored with it is read with it: it never changes. Another one gets another number.
 */
import { brotliDecompressSync } from 'node:zlib';

const PACKED =
  'G5UzACwLeENq9G9QWtVuyoCzD1S8H4tQBK6Jyp8OI8m+LZPDV6inSoX6NvOzandefdmxxTnWgOQz80EwkpY9HLIFaSpBYqhah6WrL7x/+vy0v3mL7/' +
  'BDK1xNaZD59WtlRR1iAN1VhIoGolF6u1//Dk9g96qyFABSqZrZf392E4nkEDWhjbSRkfJyMkAqeQzTQpd6m3s+axQQ8Ilpdl0y0kiC1NdeC+ezINIT' +
  'EPn0GdLdA+DM5mmQTxbJd2cY7ga0zn3/A0vnG6FWZWgWyIDxrnBVuOXN7lDnFSRvV8jPEWj4VHB+//Pbi3P/8yVFFsBhaOovJe7gR28oil0+p9KKEK' +
  'vB7hXrCedNLrvb0ZL9ZcqiK3MJxePA929PkaInT+WaQRTFJMSlqiGkCxSfBTuJSBaVdxLYwLQIsG7EEtGpZbc9VpFilG1QchBIQs6GYiko5cWq7ZmE' +
  'n7VNIS5L/H0jMrYiGCsiJp/ZdKgonI8QfYcv2N44O9zBlW7IB3v5/kFibTaQ07qYEKibRj45rZL7OnI0MCcd2G5WugSTwvCcSmwkfr9njlo4ompZEW' +
  'n3Qe/w/QjZCg4VR8b0u3UzJOOyp5HZb5CGDu6/LFd0mr4IJ7yRO/fSckrJ2SRrRCh89Vc0mO3Bk0CQhXQxUDyVlPWA7IOEzK0kdrsLyVh0NXuEaiSA' +
  'CGLoBxsrUjJpd6yGzejsj+WXTrzhAN8mOR4AJEgNRBuTxPjgCTLBpnf1FSFWOmmCpF4DadFNWIVHJjGuIzUgVXOu68pVo4aQpQ1SzlWDARgMpJb4f5' +
  'RAPWz0qY+NuIv2kxN5JMTDthKx+s2JnPkola+J1SrldxSFvs+1uoMu/k1DfI/JyIDHOzohlBLwy67XwqNTU1jWXSqrS5BD5FBdhqWQqkHClcwQLI1o' +
  'U5w4aN5/4jZRLcJzjU08OSeYCYkrdaMmHS92x3r6yVW92WSvLi9cmXpUTltHV2IvMF9gHDGn5mgdjlGAMfLIPffnW+1mwUMQbVm/1e4t8rhQW+Arfn' +
  '8BO1A9oTFnmrE3D+p6+ebPr2gnsjlLw3+ji/uyvMSgeMt/oLzFjc4HHba44dHHtqzfag/5gkefuz/fVI+WWATT+aP2QcHb/MInWimALeSo69kcxK5t' +
  'LdkC7ZQwU/Yf2o0pdFtML5HQtPcPucveL/jZL+vP/WLaxLQ6drWFLfXtg2GbZuSFqFiVMMVreYFLyws10idsK1InwXdOw33D1qS1Q2qikd1SNKl6on' +
  'OrwNzAd/VnXTWt80RE++C7tljamHiV39pDRigBdSt2zZFm28t/5ysXO+CW+RR3uml2cHCnqXc4ODiLg4Obd+J0zqc9RAO55HZwcEvsRM5N7rIoJwcH' +
  'F7vK+IP2qOkXHv+gSuQw4U8kQIhRJwa0mpPPhSDQj/ZpzVV3UFjW/F04JwQIHuSEmyHBeMedHVtvi5eaDA0docPmb6ZC/dLWaxvbH1kv/VpyE5HFFY' +
  '9OQiDWkC+auudOPVLURfmBBnkME7mpGBKOBma5T/kPh/PygOyMS/u9/M+pdfmCPgKDeBHJiNYl1u6fNPggNKltbF29YdRhiDAJBpLXGjJOSe80BEtY' +
  'y/g1903vMXtXyIsGVGmdDw3gYuHadCsTzM9IN5H9MbTSUG0GDFAGUphbL7sGGJpY8vivlQecM2DQ1j8fNk0j454hFMFwuy+phkGKCQ3KmrxROFvT+0' +
  'qsLpf8P1EH2GqnW6Yq+hge57tOc+eJ/Mb+Fq+mucdEJo8/aInF86cFFJGIWQzLd+VGZK3sy8zxEulH5Yvp+BQWl4V0nVYkTZw5VTNthRF/+u1Fjvhv' +
  'g8ogXVuB6Vz/pXWX06vq4E5gB4I2QLd6xmpR5PTPRkwdnBjGMBdr+ZhWhDOZsqPh8i652Fg5XiakrO9/wsqiEpjph1SzbSelMnRZUbOzJ4TQMNuZNc' +
  '010kbMD/USp52GF4j63TVVIzYJ79GrjTthNtCT6CivKAaMSHQlkPBQHC0TmPgYEDPIKHt1qLojnS9oqvHgUHUprDy+oy0V9p2Hs6dpGOnb/EwN51mX' +
  'hofZbUSlKlRL27nxtvMajfbfaovPlWF6TUq7oA0igR14sjsfpEVKSsk44RMd9zKL3jC5i6TKntNFuhhhqE1Q74pgspslLxtMtkRT62QwO6B4glrBzm' +
  'R0X/OoMXa0K1/8Y4S82qWla6v864d08apVPD+k6FnbvGeHFJ2V8Nsp/qzHNplryMnat/gdnvXX/ha1xc5eDA/FwPTaQEL+LzZ/oTQNevgUbybi0Kt0' +
  'GIGwQdRs7zGR9spwrycCojpED7MUfuraYhjbzPcn8rEa5skVu7B2BtPh7R4scPr0tF7BcLKMapaQJ9rmTtyJY/pK8kDbnMdc3Y22O4tFmqll7lG94i' +
  '4zDn06QAc3yGa3Db/Hoea9e6voWwUeY/phf3Jacc/Gic2RVuRjgwuRVuxDuu+P0B0P0TIizwxwR9RBT4F/Xsdd3Muh/YOd10nbq55nwQPP86DP7p8X' +
  'yvaCHmlFT3LEoTSi9d+Kmy8SZNA30EwfWZVIh6OcrrGIQWGSVpCEFCbafqFXkMgUZKZL880QxzOZaVCtIrO25DgPnbhEIqqaiUh88BK2lmOB+CAlCc' +
  'bBPpz8+Yezb7E3OR4HE1FwZA7mwwA=';

let unpacked: Buffer | undefined;

export function gameDictionary(): Buffer {
  unpacked ??= brotliDecompressSync(Buffer.from(PACKED, 'base64'));
  return unpacked;
}

/**
 * What mails have in common: with it one that is stored takes a fifth of the bytes. Three mails of a game as they were written on 2026-11-22 and the
 * head of a fourth, packed. Whatever was stored with it is read with it: it never changes. Another one gets another number.
 */
import { brotliDecompressSync } from 'node:zlib';

const PACKED =
  'G3NtUQQbB2zBnIZRlA/SMUVRvkjPQGhxYBOZ+mAVi7YZXBjSFDAojSGED4zB8pVH85ObZ0EdIXNi3qvTn9Zr+z9bqTj2FeUAGp7lEihETon2pQ' +
  'G6mWq9vhhsuxRKLpVbSn8trjAiZDGhQA2LbMdzi0tJRP8Bqpc8WFEJ6REt31xJ7MqwbHE80nUsJv7/T0ud0lmr1A2lAlIqMwsNDBzAdN+/7+9K' +
  'q92zMzvaeHbGpZUx0dfXFI2rNq001grLCQKtAGZoQBIWAEN9DFAQjB/dm1op9inAEe92xrM3c9ctHSxCf3f2v7SKFOAAwuzcplIAo/NckWYbW/' +
  'L2x8x/XofXYf9UCBHCCjGgqgzVuX9Qdp5zTEiPJdzuc+711kYP5rj4C2TN/1UQtXN7OZnyGEcQcBbo+b6bJNVOxSdDb2jWW8Vg6DS/nMVvgRMX' +
  'Ln7jnO4f5MVcUbuo62rUnLv4rXDSRRevBU6BR89S3eV/enNIFUIZzxtnp4p4bExdy/T6AIcUOQ5KQDuUNYAbMdG3cIpOzitioAPgZqQcNVXI5r' +
  'yu4GXk4uHSVUHPAx6SfT+FYZOdOknBpEzSEtVOOJUbKETR7kASHpiekGjvjO4E0YapMq8Tt7YZ55r3CB2RjK92H8A5US3YEhABEDMnG0TFg0Yu' +
  'N5MGiwGSQAZi0ou0dRu0p/EhrV3C7FSdBpVO31NEFOn8IjNuawKi23hbhvopyrq/KLjQ8+W/Qtv427cbp/NJLl3t18nI1exW5rzcOhrrStLpr8' +
  '8DX8C2TbsNscLDFCkiSWyssukwTFSbn12Te+GWjkhmsYflXWA4ev//yJMZPStcfkOT/cjZNQZiLmzkuc+jMz7XcdJaZBlOgviErKR2itAm6MYG' +
  'v0PC56PUKtDW5xT4eXN6J0Idm41wTPnGx2gmBoT7Z6Eg/nH3DM57eOCs/x2JaicKgyZ3wyhBXOwQpfN8ncrVucsstRqsIkRfgaM5c762Auo7Mn' +
  'EMNau4QEFzux79qngwFRCvoYEPyX7gJu4i63Y83ItHDXV3+jPWVN6ZGHq7315DZKKwawutG2dJEkG1z3OSOL/5UThNu1HxQDEy3gf/9fnLOlND' +
  't1s/OdUHCZfhbXv7JiokKGWA33QZsfhwWQmSgjeJTlOVJhg3XxaI42d7ExSq5Sk7zuFRXQIJRPxKPUKy+kjBXKrXkc0XHybhTd7vqH03J5Yla5' +
  'ILtrYdmFMoMsKE7UULLKCsBNnZh4jC1YSyvwcXqvPEd1CAfzGghyhIFOvfIHqPvoi9HwYNdc+cITaD59SZvx+6KeMFlSEp9mnB/P/NDMU7U2GG' +
  'Bh602R1LntVj5j7w8lDzSGPZ+k6PTEzsvF8uTR3bg111ln+8LJJHxcdW4h5xInmwXe+sME91B95SnQqvDEX+hoZ60FeB+FrjEoyPp/4/65gFLP' +
  'arCgTFuDqxz/yO4JLhuKNGqLV6lMJYyTtrtp2gsHSi1iDxPvakRoy9pII8sO4mp5l9Fw/SX6gYWGJf5+AcsXrwuvjUL2dSd0xKlDxZRe+oNzsL' +
  'kYZm8ljMZV/HiZkdLrjnht2QU5UPGf4cYz3wjCrn2c2kzBNSibb8BYaBMk8PMFSH8BOkyin1XmSZ3qAb8Ym83xRCDaPaVosGkcKiEuGouUX7PG' +
  'vlUhsWLkRUp8p/0/pOm4uy7XAY5r07HH3XrCktv+vPSvrFsIvze4FNQPjrgzbXPJ2d6mdljrdcfv1pf1E3Zqe0l13k8XIgQSxon5basrglcpWo' +
  'gnevxHEz+pakOxwgnKoLnKwl3dqwxTRDUbLgHraBiW/TloVQSOHH77pJryby0NpeczLqJtHuauGBlc+2UXh9B+APmKYUMiKFII7wey68V7frMf' +
  'AupLWTg/1sX/1LQ/FTRsInPv7B97z56ehPCEGMQzUR2nx/OIpNBBMGBKpw44/fpOfHbgiGyVxl1uWeKakaA+RBs6LfcsHxUE6zWNGKXDR3cTrl' +
  'YwxxGg5Seu5LP4FlJnL5i6VMWEp0h4WT/sQqT8m0I6rOQTiB5k2bx8w74kPH6YywmE5K75zjyUj/UIKHECo9qusIDs4iDf4PdrkZ10OtiDknrn' +
  'LvwlGIbZzKQ5Vopam8hyGWazWIW/4NXuhx90EP2XlbJMQ/J1S/X0LMXwJi4/E4bAAlRTUvdPqHcEzO6pJbtWHpyR7WMbMOnOG5Z8Hv5gMPIlzk' +
  'VcW+E5kIMuHAAqQUjn5VLoXEsuy3XOa9+MFjfgj6UvaNiBBnKfbBeN1CVQGS4f1kCtbVO6KyCSshcaewwZ0pvoKJPbjR8vpzuJ95nQLTcaAAXU' +
  'qGbixtI04UCoMNCV/UoUuhp0ryxiuRAUkphC9zamx3PBQek7YD4WWTYkNEuk5iPrpEJiXsatAECl/n7HWxrjGZLbjIctuAhOZU6WJlSxL8uvKw' +
  'Q4g6oqNN9JCz/TkJ8YSm5KCOJA2IoVuHpH2+Y8uunSpDerRmgGjg2gY6Zbw3I7XcUB2VWlXvgUiAf7nq+tXWLcNy3LfXizRp2baZAQCiXZMYAJ' +
  'Yn4a4/AROGaPyL9AMkJgvPNm6FHrZERbWG+hUcy2uY3OhR1fPEt0QcCn55ODCZEaflMpdln/5+zNcJp7v4pXO3uw5tG1o+lvXH37bw0UF7kgC3' +
  'wIGCsiYRo5lRpV+Px0rn8BmJzG51x7PrwE7y3eRXYe5IvohqMXa8OMbcutmZ0/FgFQhwRL1TiBdT/HeMHAPSQBSHEWlLSNeSIQ0I40JsKwaFNd' +
  'fmgSoSXssgeI3hNSiaPQAJk7yMEURT1snxVA5RuWhjqRlrOcxDWFDbT5aPA7g0Y5ztqCnYmXBUawYWK8PIyQIFBkXi89MeAzRMaoIc9crtX0wi' +
  'ARg8YXUc/iGAosunrlbbhcpN9GZk8YAG5FS9MxsXge1OstIz0VJuPOim/5O7qBigBVaeLQ1McNV4eW0vQY2X6I+p6MzjX4HPbtCQoxoye+jbJE' +
  'Efw8WxGNXDOBIrKfoyoEBm8l6j6sM8kImE/yMpFmXzkLI7/II9NpySbbAmLNYMns+FzIQ1jkWM9fC87a58fmbTmmkD8gTyYwx8DfulrJtGHl3b' +
  'MJa5xl8ZqZM0tuncXrNOrkrcdbOI3t62ZVOZtrVM9gY2k54AQts12WTp7gJBcsJB9WFsZ9XFixFac8PU8OvCmiC5x2cWgWwfFLoDEFKq+833bN' +
  'YMgTiAO/9S94wt+RalZxMN48sWUQ3xF+DonbyvjYq4Zp/LHedv1j73VozAKEeWn/pygGWFUyaib6zEXRF79FYv12+UMM2y9iuTFZfPbJf5Y32E' +
  '5ZWFo+lURvd1TUhN2E/QmLHQ7Csj3Imq5bb4Q8NAYxQnoJm1Rm5MjEMizl2yHOOyIUZ5mF1hIs8a/BE8kTbs8AwKTzQgA1Gih2m9dZ5THAQqt+' +
  'ajzqCJy9j+GMVgzeNZnPlFEGI6QwiHkFzwhcqWs2TZzybe6q9JtziiVYDlax5eoUmgzbxtwgcQ1DLRcmLbXZaswl5vFPGj4KopGQuY+uAoPGL5' +
  'L03e7MZYPGzK4tlmBAGvgbHGM8nBHjcP9EHfVCZhUz24vhQWzD2lge30D1ROTTu2vP6Wbuz98h1vhis+3Pad59mQr3sS7ouEbFTU+pyCTk7+iv' +
  'BLIfYoCqJFriIhkZUSuZDEVrrTDQe3/hMuWkPwE2XXGwD1hPJ8aEJAatS+NFLYNoieJ5C65lv4ypyQWsl05dQx2MHcOD00srGoIS6MJ6y+CsGQ' +
  'lqPJycyE/Y1KwaXUvbtS8PgvkFS1pZqMngOnQxQyKZGoqWwnHIp6++ISJ5UF8KoVCEwqy2LIUaKZEEoiJYQiSdo2Xnh8ZUspTmPEh6Z9PIVFjs' +
  'WIEixy4YlcHIR5PPas3E9BQdjn9EZ5mxwViSwVnHWSO8wHEaXCCX6fBrkvDzFIm0rLmdihBJSTggdjS85OJKOD1BVsmNuNWGBnvHmYMB51ERZp' +
  'LvmUJ2hhuqhKKBy9rAkju+JXp0ih+JUpAhJrrsiBpKwoudmvT2Fh9mpTUDRV5DEYdei4ya9OYWHyK9Pi0fFQsQa1gsXx4NemoPDs16WIy1NzRV' +
  'jIUBYlN/v1KSzMXm1Kv99XlCuJ0mC/96tTin7vV4ZMGj5UVB3Z5GXDB7+2ihSe/bqUS/HSCmstUgA6rvjVKSgUvzKlGfXcD/u0hyn4xxzvNmX0' +
  'aAzGAb0QpXzwHOMwp9HZYoRkeuCJHmKKFHWRDv0LPHWlVF20rx9+ws4hHgYYnAY8rvzWebFYPIMHmZC8FvgRM1bqPMOjfgc5DNfdY0ve7rnsSj' +
  'd322vMRPUloa4rV+kJK50TRmZYrcJY2JnSXvHGO/+O1wSCGNFDj4anrtBmwO9TKtGPRefDryvF6yHBs3INdB0liHC1Mzmh6KVzGplhbuoL0RkI' +
  'tZnh3oJBOzdI1ljw0Mr8xzeuLtKa9I0qPMBppnJVqBRLuxZc1d68xQgttgic60aDzoKVkfZFGHQRTRaKdCOtyobFi7ASCb4jk47Uu3SJ1e0+IY' +
  'BdgKwllUdQpI0oAoTzhl7QUlMIHT4167T9ENIJtlaIgWLxilvjumCTEGOKqGog/QZpkcbV8bERWulCGK+DJVkwoDj5+ma/S2LUNL24OapRxbBW' +
  'Mq+siMWGZ69h7VKpbmbqHkOaw868MOxstpSwyMEixD4XL5kh5ENoXTBT0WTbwnIei6rSC6q9XBqmIxesCh00dG8OLqrwQ1daaNxfmEHjLNdx5K' +
  'NOBmiR7yMUaa4qgSNfzdWz33zDNfrRXBVv4q/GyR/NUSZl0ikAUupD0AwNitKZrQeP6nEH4wh551gxk+6xMPqe61cRdnOkh/jQAO2R3C35Y/iW' +
  '/POJEFQKMpyyKGlBGhMMZNx/9KjO3dzuoE/xjjpmrnsj5dvSFyI185Z7RwofY5Il2UJ678O+nLZxWd4QoVmNQxyZXvSE+U9kL1LshHed0gJyZX' +
  'mwv7jEvMsCPmGvhJ2oNUj6/r0alNgPVoO25ACqQudwB3ERyxJtmWOC+B4eCt1Vr1rIxXZhvFfYGY0tpQTVwMqW6014z8vN9ueRonlTixtNw6Wz' +
  'yCQKpNYa0SulW90In2KTTrnHrs3W0ufvGcCv1CisCv2UtV/rjJBh9kHDZpic2Qcfm3Eq+yDmiEm6ICuuxB/yHfl2xdVAh1Mdsk9UuSZN2vdD1s' +
  'egnREp8TYtukrpzBk0JHh82UiWX0aSW0q4BHmJrvmMb1lSbVWR1LVirqSupZnvSHVdieeSl6ZrweyJjR+1RpK1zAZzDwtjdBor6aJcsxI8l/1u' +
  'VVFwWHfNU6KA0bZXuc1NlKKo9BBds3nOAhGeb9brjLIFskBquQWv5pYXjuElPbGAzs3ymSrngrfX0CCUaHg7lGjUZPaoK1hLX3mTSUyOzFLVI/' +
  'r9NCsiOX4AIEMosYvPPMysi7bUglxllkNTvMoneDRfx1W/1hVuQEOZ29Gv1VC0kVH3aZQKs+YAz5qRjs+7pMSPKgZLJFd2TAo+HEMh98aYx0kk' +
  'Wz2CfWBfxsidrf4QgLa07wyZKb1bVt0helbDCG5gkmoxslQQT1Uk4zbByMykW6b0pQchPPyHrrIbctz7Een75dSkxiKtkMRs+egWfv9MRHLvfA' +
  'C/r2lMEOG28X4kfMJDZ2agH0pvRYCJL6cGgIAMz+15ByeaHT8MK4uuxf3YrltM58EmuqKDsoQoynEzLldt2J8xy7wKdRF/aZjW8PCyrm2kFcPa' +
  'iHh/DJCb0WEIMj6tryUuq0FScYHWuIckWOwxmHGKCdoDDHtNskb+EBroFQsWDDw7JvQI/7MVEHg8xlWz6/AY3fnOt5KKV1rFfujxM09RfjGdjy' +
  's11XBN2v8+6W2kWFErYe9gKKdSCZgdOYLrVNTPcjIhVEBgF8k6gQi4UpfK+G3kf+fPVNtacodOdQrqyGf/BxS1pdKi3ZjGbROttL7hQFeFQ3/W' +
  'v/kah88x/zZKOA7H1cqzfLf2Exop0Mo1mxKA7EKOMYBYMH05Lnf1BsoR/Bl81glVSqpA7CNbk/sEVvDLaNOU3mzNiR1CXbF2N4lRfBNbK2L4i6' +
  'bxkLn32/rBzxn7/To14ocn2BoJNdjsClKtSEli9iI89OmpWPTunQEdFzlLyBoba/WzqdHkoaVwP4uP7eey/CEwhv5FdRgvEl7ESHq3Eio+S8mz' +
  'v8Due080vhqeBb/PZ+tnd7en3hDUqtJjo0Uz/alIpPDirJp4GMkz5ks2pyrz8/2Rvrt/ut/fKcX/hU/ceZP54t41UlSKIUtiUuNKkEsVREUzYw' +
  'EoFXRZhh2I4WvjEgWogB6z2PS9zTYwhzN5TZSZOvkJ8wtQxgXkcdPqvP2T+CTVeXH0In7J6SaVMvlR77NjOa+uDqA9pvUah732/lyPrhGbJpSl' +
  'KGytBgS4RGA2yjCpiyE+H6I5eznHtRR4X8FsUmcvJ50EQfG7xtl//fScOJ/JQYzISi7YRDzRcXupaNM/nkGbPbuQf8n8YeZHC4Z4gWuCCSb4gt' +
  'UIISuqPsIx+HKmxYJFYWZPnoqHKkdWE5JFyyy7fuvN7NfDerRMfm2yndrB6IYESzWf0yAGOYTZYUDlhYthD6VtyC8fa0oYTVBrZe1yNNX46EKR' +
  'qzvKcc/OAA==';

let unpacked: Buffer | undefined;

export function mailDictionary(): Buffer {
  unpacked ??= brotliDecompressSync(Buffer.from(PACKED, 'base64'));
  return unpacked;
}

#!/usr/bin/env python3
"""Scenes of `render bench --scenes all` as elements of a page in Chromium: milliseconds per frame, as JSON.

  python others_dom.py --scale 3 [--frames 120] [--out DIR]
User CPU of the whole browser over an animation, composited in software. Like any page, it caches layers: scrolling cards
and turning pictures are painted once and then only moved.
"""
import argparse
import base64
import json
import os
import statistics
import time

from gears_chromium import WORK, browser, tree_user

PAGE = r'''<!doctype html><meta charset=utf8><style>
body{margin:0;width:400px;height:860px;overflow:hidden;position:relative;font-family:Inter;white-space:pre}
.card{position:absolute;left:16px;width:368px;height:112px;border-radius:16px;background:#fff;box-shadow:0 0 16px rgba(0,0,0,.33)}
.card>*{position:absolute}.line{height:14px;line-height:14px;font-size:11px}
</style><body><script>
const box=document.body,add=(p,tag,style,text)=>{const e=document.createElement(tag);e.style.cssText=style;if(text!=null)e.textContent=text;p.appendChild(e);return e};
async function cards(){box.style.background='#f2f2f2';const list=add(box,'div','will-change:transform;position:absolute;left:0;top:0;width:400px;height:5200px');
 for(let i=0;i<40;i++){const c=add(list,'div',`top:${16+i*128}px`);c.className='card';
  const s=add(c,'div','left:16px;top:42px;width:28px;height:28px;background:#ff9500');let p=[];for(let k=0;k<10;k++){const r=k%2?6:14,a=k*Math.PI/5-Math.PI/2;p.push(`${14+r*Math.cos(a)}px ${14+r*Math.sin(a)}px`)}s.style.clipPath=`polygon(${p})`;
  add(c,'div','left:60px;top:14px;font:bold 17px Inter','Card number '+i);add(c,'div','left:60px;top:41px;font:15px Inter;color:#808080','A few words about what it\nholds, on one or on two lines');
  add(c,'div','left:60px;top:84px;font:13px Inter',(i*12.5).toFixed(2));add(c,'div','left:312px;top:45px;width:40px;height:22px;border-radius:11px;background:#007aff;color:#fff;font:12px/22px Inter;text-align:center','New')}
 return t=>list.style.transform=`translateY(${-t*240}px)`}
async function texts(){box.style.background='#fff';const n=add(box,'div','font:12px/15px Inter');for(let i=0;i<60;i++){const l=add(box,'div','');l.className='line';
 add(l,'span','color:#808080',`Line ${i}: the quick brown fox, `);add(l,'b','','jumps over');add(l,'i','',' the lazy dog')}return t=>n.textContent='Frame '+Math.floor(t*30)}
async function pictures(n){box.style.background='#fff';const I=[];for(let i=0;i<30;i++){const v=document.createElement('canvas');v.width=v.height=n;const g=v.getContext('2d'),d=g.createImageData(n,n);
 for(let y=0,k=0;y<n;y++)for(let x=0;x<n;x++,k+=4){d.data[k]=Math.floor((x*x+y*y)/(n*2+i))&255;d.data[k+1]=x*255/n;d.data[k+2]=(y*255/n+8*i)&255;d.data[k+3]=255}g.putImageData(d,0,0);
 const m=add(box,'img',`will-change:transform;position:absolute;width:110px;height:110px;left:${40+i%5*80-55}px;top:${70+Math.floor(i/5)*144-55}px`);
 m.src=URL.createObjectURL(await new Promise(r=>v.toBlob(r)));await m.decode();I.push(m)}
 return t=>I.forEach((m,i)=>m.style.transform=`perspective(${110/.6}px) rotate3d(.3,1,.1,${t*40+i*12}deg)`)}
const scenes={'40 cards':cards,'60 lines of text':texts,'30 pictures of 1000 in 3D':()=>pictures(1000),'30 pictures of 500 in 3D':()=>pictures(500)};
let frame;
window.make=async name=>{box.querySelectorAll('div,img').forEach(e=>e.remove());frame=await scenes[name]();frame(0)};
window.play=n=>new Promise(done=>{let i=0;const next=()=>{frame(i/30);if(++i<n)requestAnimationFrame(next);else done(i)};requestAnimationFrame(next)});
</script>'''


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("--scale", type=int, default=1)
    parser.add_argument("--frames", type=int, default=120)
    parser.add_argument("--out", help="a folder for a picture of each scene")
    arguments = parser.parse_args()
    # Set at launch, since a page with overridden metrics would still be composited at 1x.
    with browser([f"--force-device-scale-factor={arguments.scale}", "--window-size=500,1010"]) as (process, cdp):
        page = os.path.join(WORK, "dl", "others_dom.html")
        with open(page, "w") as file:
            file.write(PAGE)
        cdp("Page.navigate", url="file://" + page)
        time.sleep(.5)
        times = {}
        for scene in cdp.value("Object.keys(scenes)"):
            cdp.value(f"make({json.dumps(scene)})")
            cdp.value("play(30)")
            runs = []
            for _ in range(3):
                begin = tree_user(process.pid)
                cdp.value(f"play({arguments.frames})")
                runs.append((tree_user(process.pid) - begin) * 1000 / arguments.frames)
            times[scene] = statistics.median(runs)
            if arguments.out:
                os.makedirs(arguments.out, exist_ok=True)
                with open(os.path.join(arguments.out, f"{scene}.png"), "wb") as file:
                    file.write(base64.b64decode(cdp("Page.captureScreenshot")["data"]))
        print(json.dumps(times))


if __name__ == "__main__":
    main()

#!/usr/bin/env python3
"""The scenes of `render bench --scenes all` on Chromium's software canvas: milliseconds per frame, as JSON.

  python others_canvas.py --scale 3 [--frames 12]
Wall time inside the page, one thread; each frame ends by reading a pixel. A canvas has no perspective, so pictures in 3D
are squeezed affinely.
"""
import argparse
import json
import os
import statistics
import time

from gears_chromium import WORK, browser

JS = r'''
(async()=>{
const K=SCALE,N=FRAMES,W=400,H=860,make=()=>{const v=document.createElement('canvas');v.width=W*K;v.height=H*K;return v};
const cv=make(),c=cv.getContext('2d',{willReadFrequently:true});c.imageSmoothingQuality='medium';
const RGB=[[255,59,48],[255,149,0],[255,204,0],[52,199,89],[0,122,255],[175,82,222]];
const col=(i,a=1)=>`rgba(${RGB[i%6]},${a})`;
const clear=s=>{c.setTransform(K,0,0,K,0,0);c.globalCompositeOperation='source-over';c.fillStyle=s;c.fillRect(0,0,W,H)};
const dot=(g,x,y,r)=>{g.beginPath();g.arc(x,y,r,0,2*Math.PI);g.fill()};
function circles(n){const f=[0,1,2,3,4,5].map(i=>col(i,.35));return t=>{clear('#000');c.globalCompositeOperation='lighter';
 for(let i=0;i<n;i++){const a=i*2.399963+t*(.3+i%7*.1),d=190*Math.sqrt(i/n);c.fillStyle=f[i%6];dot(c,200+d*Math.cos(a),430+2*d*Math.sin(a),4+i%9)}}}
function cards(){const star=new Path2D();for(let k=0;k<10;k++){const r=k%2?6:14,a=k*Math.PI/5-Math.PI/2;star.lineTo(r*Math.cos(a),r*Math.sin(a))}star.closePath();
 return t=>{clear('#f2f2f2');for(let i=0;i<40;i++){const y=16+i*128-t*240;if(y<-130||y>H)continue;
 c.shadowColor='rgba(0,0,0,.33)';c.shadowBlur=16*K;c.fillStyle='#fff';c.beginPath();c.roundRect(16,y,368,112,16);c.fill();c.shadowColor='rgba(0,0,0,0)';
 c.fillStyle=col(1);c.translate(46,y+56);c.fill(star);c.translate(-46,-y-56);
 c.fillStyle='#000';c.font='bold 17px Inter';c.fillText('Card number '+i,76,y+30);c.fillStyle='#808080';c.font='15px Inter';
 c.fillText('A few words about what it',76,y+54);c.fillText('holds, on one or on two lines',76,y+74);c.fillStyle='#000';c.font='13px Inter';c.fillText((i*12.5).toFixed(2),76,y+96);
 c.fillStyle=col(4);c.beginPath();c.roundRect(328,y+45,40,22,11);c.fill();c.fillStyle='#fff';c.font='12px Inter';c.fillText('New',336,y+60)}}}
function texts(){return t=>{clear('#fff');c.fillStyle='#000';c.font='12px Inter';c.fillText('Frame '+Math.floor(t*30),0,12);
 for(let i=0;i<60;i++){let x=0;const y=26+i*14;for(const [s,f,k] of [[`Line ${i}: the quick brown fox, `,'11px Inter','#808080'],['jumps over','bold 11px Inter','#000'],[' the lazy dog','italic 11px Inter','#000']])
 {c.font=f;c.fillStyle=k;c.fillText(s,x,y);x+=c.measureText(s).width}}}}
function curves(){return t=>{clear('#fff');c.lineWidth=2;c.lineCap='round';for(let i=0;i<300;i++){const y=20+i*820/300,s=i%11*10-50,e=.5+.5*Math.sin(t+i*.1);
 // The part of a curve up to e, by its parameter.
 const p=[[20,y],[140,y-60+s],[260,y+60-s],[380,y]],m=(a,b)=>[a[0]+(b[0]-a[0])*e,a[1]+(b[1]-a[1])*e],q=[m(p[0],p[1]),m(p[1],p[2]),m(p[2],p[3])],r=[m(q[0],q[1]),m(q[1],q[2])],z=m(r[0],r[1]);
 c.strokeStyle=col(i);c.beginPath();c.moveTo(...p[0]);c.bezierCurveTo(...q[0],...r[0],...z);c.stroke()}}}
function blobs(){const v=make(),g=v.getContext('2d',{willReadFrequently:true}),modes=['multiply','screen','overlay','soft-light','hue','difference'];
 const place=(i,t)=>{const a=i*1.3+t*.7;return [200+130*Math.cos(a),110+i*58+40*Math.sin(a)]};
 return t=>{clear('#e6e6e6');g.setTransform(K,0,0,K,0,0);g.clearRect(0,0,W,H);for(let i=0;i<12;i++){g.fillStyle=col(i);dot(g,...place(i,t),70)}
 c.save();c.beginPath();c.roundRect(20,20,360,820,60);c.clip();c.filter=`blur(${40*K}px)`;c.drawImage(v,0,0,W,H);c.restore();c.filter='none';
 for(let i=0;i<6;i++){c.globalCompositeOperation=modes[i];c.fillStyle=col(i+2);dot(c,...place(2*i+1,-t),90)}}}
function pictures(n,tilted){const I=[];for(let i=0;i<30;i++){const v=document.createElement('canvas');v.width=v.height=n;const g=v.getContext('2d'),d=g.createImageData(n,n);
 for(let y=0,k=0;y<n;y++)for(let x=0;x<n;x++,k+=4){d.data[k]=Math.floor((x*x+y*y)/(n*2+i))&255;d.data[k+1]=x*255/n;d.data[k+2]=(y*255/n+8*i)&255;d.data[k+3]=255}g.putImageData(d,0,0);I.push(createImageBitmap(v))}
 return Promise.all(I).then(I=>t=>{clear('#fff');I.forEach((v,i)=>{const a=(t*40+i*12)*Math.PI/180;c.setTransform(K,0,0,K,(40+i%5*80)*K,(70+Math.floor(i/5)*144)*K);
 if(tilted){c.rotate(.3);c.scale(Math.cos(a)||.001,1);c.rotate(-.3)}else c.rotate(a);c.drawImage(v,-55,-55,110,110)})})}
function gradients(){const S=[0,2,3,4,5,0];return t=>{clear('#fff');for(let i=0;i<20;i++){const a=(t*60+i*18)*Math.PI/180,x=i%4*93,y=5+Math.floor(i/4)*165;
 const g=i%2?c.createRadialGradient(x+60+36*Math.cos(a),y+95+57*Math.sin(a),5,x+60+36*Math.cos(a),y+95+57*Math.sin(a),90):c.createConicGradient(a,x+60,y+95);
 S.forEach((k,j)=>g.addColorStop(j/5,col(k)));c.save();c.beginPath();c.roundRect(x,y,120,190,30);c.clip();c.fillStyle=g;c.fillRect(x,y,120,190);c.restore()}}}
const scenes={'2000 circles in a canvas':()=>circles(2000),'500 circles as views':()=>circles(500),'40 cards':cards,'60 lines of text':texts,'300 trimmed curves':curves,
 'blurred blobs and blend modes':blobs,'30 pictures of 1000 in 3D':()=>pictures(1000,true),'30 pictures of 500 in 3D':()=>pictures(500,true),'30 turned pictures of 1000':()=>pictures(1000,false),'angular and radial gradients':gradients};
const out={};for(const n in scenes){const f=await scenes[n](),r=[];f(0);c.getImageData(0,0,1,1);
 for(let k=0;k<3;k++){const t0=performance.now();for(let i=0;i<N;i++){f(i/30);c.getImageData(0,0,1,1)}r.push((performance.now()-t0)/N)}out[n]=r}
return JSON.stringify(out)})()
'''


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("--scale", type=int, default=1)
    parser.add_argument("--frames", type=int, default=12)
    arguments = parser.parse_args()
    with browser() as (_, cdp):
        page = os.path.join(WORK, "dl", "blank.html")
        os.makedirs(os.path.dirname(page), exist_ok=True)
        with open(page, "w") as file:
            file.write("<!doctype html><body></body>")
        cdp("Page.navigate", url="file://" + page)
        time.sleep(.5)
        script = JS.replace("SCALE", str(arguments.scale)).replace("FRAMES", str(arguments.frames))
        times = json.loads(cdp.value(script))
        print(json.dumps({name: statistics.median(runs) for name, runs in times.items()}))


if __name__ == "__main__":
    main()

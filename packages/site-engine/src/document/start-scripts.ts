/**
 * Starts the scripts after the first paint: tags in the head would compete with the page itself
 * for the network (measured: LCP 816 ms instead of 1752 ms on a slow phone). Where a picture is the
 * largest part of the first screen they wait for it too. Both a second at most: some browsers keep quiet
 * about what they paint, against being recognized. A failure is noted,
 * so that the splash does not wait for scripts that will not come. Styles are named as there already,
 * since they are inlined: the bundle would load their files once more. The files run one after another,
 * so that a phone can answer in between, where the browser can yield. Addresses stand in attributes, so
 * that the policy of the site can name the hash of this script.
 */
export const startScripts = `(s=>{const link=(rel,files,disabled)=>{for(const href of files)document.head.append(Object.assign(document.createElement('link'),{rel,disabled,href}))},start=async()=>{const scripts=JSON.parse(s.scripts);link('stylesheet',JSON.parse(s.styles),true);link('modulepreload',scripts,false);try{for(const file of scripts){await import(file);await self.scheduler?.yield?.()}}catch(e){document.documentElement.dataset.scripts='failed';throw e}},painted=new Promise(r=>new PerformanceObserver(r).observe({type:'paint',buffered:true})),picture=document.querySelector('img[fetchpriority=high]')?.decode().catch(()=>{}),second=new Promise(r=>setTimeout(()=>requestAnimationFrame(r),1e3));Promise.race([Promise.all([painted,picture]),second]).then(start)})(document.currentScript.dataset)`

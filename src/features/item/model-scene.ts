import {
  AnimationMixer,
  Box3,
  Mesh,
  NeutralToneMapping,
  PerspectiveCamera,
  PMREMGenerator,
  Scene,
  Sphere,
  Texture,
  TextureLoader,
  Timer,
  Vector3,
  WebGLRenderer,
  type Material,
  type Object3D,
} from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import { RoomEnvironment } from 'three/addons/environments/RoomEnvironment.js';
import { GLTFLoader, type GLTF } from 'three/addons/loaders/GLTFLoader.js';
import { wantsLessMotion } from '../../ui/less-motion.ts';

/* A 3-D model on a canvas. Loaded when somebody asks for one: it brings the whole of three.js. */

export type ModelScene = {
  /** Turns it by so many radians around its axis, and over. */
  turn(around: number, over: number): void;
  /** Below 1 comes closer. */
  zoom(factor: number): void;
  dispose(): void;
};

const SHARPEST = 2;
/** Pixels of each side of the light around the model: enough for its sheen, and quickly made on a weak device. */
const LIGHT_SIZE = 64;
/** Below 1, the sphere around a model reaches over the edge, which few models do themselves. */
const MARGIN = 0.92;
const NEAREST = 0.35;
const FARTHEST = 5;

/** Pictures on a model come as blobs; loaded as `<img>`, they need nothing else of the page's policy. */
const asImages = (loader: GLTFLoader) =>
  loader.register((parser) => {
    parser.textureLoader = new TextureLoader(loader.manager);
    return { name: 'VITRINE_images' };
  });

async function parse(bytes: ArrayBuffer): Promise<GLTF> {
  const loader = asImages(new GLTFLoader());
  // The server has taken out every address of another file; this holds where it has not.
  loader.manager.setURLModifier((url) => (url.startsWith('blob:') ? url : 'data:,'));
  return loader.parseAsync(bytes, '');
}

function free(root: Object3D): void {
  root.traverse((part) => {
    if (!(part instanceof Mesh)) return;
    part.geometry.dispose();
    for (const material of [part.material].flat() as Material[]) {
      for (const value of Object.values(material)) if (value instanceof Texture) value.dispose();
      material.dispose();
    }
  });
}

/**
 * Draws the model until it is disposed of, without a motion of its own for who wants none; frames are drawn only while something moves.
 * @param o.onLost the device took the drawing surface away
 * @throws where the bytes are no model or the device cannot draw one
 */
export async function showModel(
  canvas: HTMLCanvasElement,
  bytes: ArrayBuffer,
  o: { onLost: () => void },
): Promise<ModelScene> {
  const model = await parse(bytes);
  const still = wantsLessMotion();
  const bounds = new Box3().setFromObject(model.scene).getBoundingSphere(new Sphere());
  if (bounds.isEmpty() || !Number.isFinite(bounds.radius) || bounds.radius === 0) throw new Error('An empty model');
  const renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true });
  renderer.toneMapping = NeutralToneMapping;
  renderer.setPixelRatio(Math.min(devicePixelRatio, SHARPEST));

  const scene = new Scene();
  const light = new PMREMGenerator(renderer);
  scene.environment = light.fromScene(new RoomEnvironment(), 0, 0.1, 100, { size: LIGHT_SIZE }).texture;
  scene.add(model.scene);
  const { radius, center } = bounds;
  const camera = new PerspectiveCamera(30, 1, radius / 100, radius * 40);
  const distance = (MARGIN * radius) / Math.sin((camera.fov / 2) * (Math.PI / 180));
  camera.position.copy(new Vector3(0, 0.22, 1).normalize().multiplyScalar(distance)).add(center);

  // The page scrolls by the wheel; a pinch, which comes as a wheel with Control, is for the model.
  const passWheel = (event: WheelEvent) => !event.ctrlKey && event.stopImmediatePropagation();
  canvas.addEventListener('wheel', passWheel);
  const controls = new OrbitControls(camera, canvas);
  // A finger that goes up or down scrolls the page.
  canvas.style.touchAction = 'pan-y';
  controls.target.copy(center);
  controls.enablePan = false;
  controls.enableDamping = !still;
  controls.minDistance = distance * NEAREST;
  controls.maxDistance = distance * FARTHEST;
  controls.autoRotate = !still;
  controls.autoRotateSpeed = 1.4;
  controls.addEventListener('start', () => {
    controls.autoRotate = false;
  });

  const mixer = !still && model.animations.length > 0 ? new AnimationMixer(model.scene) : null;
  for (const clip of model.animations) mixer?.clipAction(clip).play();
  const timer = new Timer();
  let frame = 0;
  const draw = (time: number) => {
    frame = 0;
    timer.update(time);
    mixer?.update(timer.getDelta());
    const isMoving = controls.update(timer.getDelta());
    renderer.render(scene, camera);
    if (isMoving || controls.autoRotate || mixer !== null) request();
  };
  const request = () => {
    frame ||= requestAnimationFrame(draw);
  };
  controls.addEventListener('change', request);

  const fit = () => {
    const { clientWidth, clientHeight } = canvas;
    if (clientWidth === 0 || clientHeight === 0) return;
    camera.aspect = clientWidth / clientHeight;
    // Narrow: the width counts.
    camera.zoom = Math.min(1, camera.aspect);
    camera.updateProjectionMatrix();
    renderer.setSize(clientWidth, clientHeight, false);
    request();
  };
  const sizes = new ResizeObserver(fit);
  sizes.observe(canvas);
  canvas.addEventListener('webglcontextlost', o.onLost);
  fit();

  function move(change: () => void): void {
    controls.autoRotate = false;
    change();
    request();
  }

  return {
    turn: (around, over) =>
      move(() => {
        controls.rotateLeft(-around);
        controls.rotateUp(-over);
      }),
    zoom: (factor) => move(() => controls.dollyIn(factor)),
    dispose() {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      canvas.removeEventListener('webglcontextlost', o.onLost);
      canvas.removeEventListener('wheel', passWheel);
      controls.dispose();
      mixer?.stopAllAction();
      free(model.scene);
      scene.environment?.dispose();
      light.dispose();
      renderer.dispose();
      renderer.forceContextLoss();
    },
  };
}

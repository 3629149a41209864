export { JourneyLayout as JourneyFrame } from './journey-layout.tsx';

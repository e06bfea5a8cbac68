import { Component, StrictMode, useEffect, type ComponentType, type ReactNode } from 'react'
import { LanguageProvider, useWords, type Language } from '../language.tsx'

/** What an island needs to be the same in the browser as it was in the build. */
export interface IslandData<Props extends object> {
  language: Language
  props: Props
}

interface IslandRootProps<Props extends object> extends IslandData<Props> {
  Island: ComponentType<Props>
  /** Called in the browser once the island answers to events. */
  onReady?: () => void
}

/** The root of an island, in the build and in the browser: its language and its fallback. */
export function IslandRoot<Props extends object>(root: IslandRootProps<Props>) {
  const { Island, language, props, onReady } = root
  useEffect(() => onReady?.(), [onReady])
  return (
    <StrictMode>
      <LanguageProvider language={language}>
        <IslandErrorBoundary fallback={<IslandFallback />}>
          <Island {...props} />
        </IslandErrorBoundary>
      </LanguageProvider>
    </StrictMode>
  )
}

/** What stands in the place of an island that failed (specification, section 8). */
export function IslandFallback() {
  const { title } = useWords('error')
  return (
    <p className="island-fallback" role="alert" lang="en">
      {title}
    </p>
  )
}

interface BoundaryProps {
  fallback: ReactNode
  children: ReactNode
}

class IslandErrorBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
